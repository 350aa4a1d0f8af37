import {readdirSync, readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';

export interface Requirement {
  /** Section and number: `2.14`. */
  id: string;
  /** Quoted from the specification. */
  requires: string;
  /** Listed addresses, without the language. `/a/{b,c}/` stands for `/a/b/` and `/a/c/`. */
  paths?: string[];
  unlistedPaths?: string[];
  /** Tests as `file › group › title`, with titles as in the file. */
  tests: string[];
  /** Where and why the site deliberately differs. */
  note?: string;
}

const strings = Joi.array().items(Joi.string());
const schema = Joi.object<Requirement>({
  id: Joi.string()
    .pattern(/^\d\.\d+$/)
    .required(),
  requires: Joi.string().required(),
  note: Joi.string(),
  paths: strings,
  unlistedPaths: strings,
  tests: strings.required(),
});

/** Parses a requirements file. @throws with the file and the invalid row */
export function parseRequirements(file: string, text: string): Requirement[] {
  // The failsafe schema keeps `2.10` a string.
  const rows = parse(text, {schema: 'failsafe'}) as Requirement[];
  return rows.map((row, index) => {
    const {error, value} = schema.validate(row, {abortEarly: false});
    if (error) {
      throw new Error(`${file}, row ${row.id ?? `number ${index + 1}`}: ${error.message}`);
    }
    const expand = (paths?: string[]) => paths?.flatMap(expandBraces);
    return {...value, paths: expand(value.paths), unlistedPaths: expand(value.unlistedPaths)};
  });
}

function expandBraces(path: string): string[] {
  const [, start, names, end] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return names ? names.split(',').map((name) => `${start}${name}${end}`) : [path];
}

const folder = 'tests/source/specification/requirements';

export const requirements = readdirSync(folder).flatMap((name) =>
  parseRequirements(name, readFileSync(`${folder}/${name}`, 'utf8')),
);

import {readdirSync, readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';

/** A statement of the specification. */
export interface Requirement {
  /** Section of the specification, and a number within it: `2.14`. */
  id: string;
  /** In the words of the specification. */
  requires: string;
  /** Listed addresses it names, without the language. `/a/{b,c}/` stands for `/a/b/` and `/a/c/`. */
  paths?: string[];
  /** Addresses of unlisted documents. */
  unlistedPaths?: string[];
  /** Tests that prove it: `file › group › title`, with titles as written in the file. */
  tests: string[];
  /** Where the site differs on purpose, and why. */
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

/** Reads the rows of a requirements file. @throws with the file and the row that is not valid */
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

/** Every statement of the specification about the site, with the tests that prove it. */
export const requirements = readdirSync(folder).flatMap((name) =>
  parseRequirements(name, readFileSync(`${folder}/${name}`, 'utf8')),
);

import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

const usage =
  'The command takes --fix, --format text|json, --root <folder>, and paths of pages: npm run check -- --fix docs/glossary.mdx';

export interface Options {
  /** Mends what can be mended safely. */
  fix: boolean;
  format: string;
  /** Absolute path of the project that is checked. */
  root: string;
  /** Files and folders, from the root, that are reported on; all, when there are none. */
  paths: string[];
}

/** Reads the flags of the command. @throws when a flag is unknown, or a path does not exist */
export function readOptions(args: string[]): Options {
  const {values, positionals} = parse(args);
  const root = path.resolve(values.root);
  const missing = [root, ...positionals].find((file) => !fs.existsSync(path.resolve(root, file)));
  if (missing) {
    throw new Error(`${missing}: there is no such file or folder in ${root}.\n${usage}`);
  }
  if (!['text', 'json'].includes(values.format)) {
    throw new Error(`--format is "${values.format}".\n${usage}`);
  }
  const paths = positionals.map((file) =>
    path.relative(root, path.resolve(root, file)).split(path.sep).join('/'),
  );
  return {...values, root, paths};
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        fix: {type: 'boolean', default: false},
        format: {type: 'string', default: 'text'},
        root: {type: 'string', default: '.'},
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}.\n${usage}`, {cause: error});
  }
}

/** Whether a file is one of those that are reported on. */
export function isChosen(file: string, paths: string[]): boolean {
  return (
    paths.length === 0 ||
    paths.some((chosen) => chosen === '' || file === chosen || file.startsWith(`${chosen}/`))
  );
}

import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {folders} from './guide';

const formats = ['text', 'json'] as const;

export interface Options {
  /** Mends what can be mended safely. */
  fix: boolean;
  format: (typeof formats)[number];
  /** Absolute path of the project that is checked. */
  root: string;
  /** Files and folders, from the root, that are reported on; all, when there are none. */
  paths: string[];
}

/** Reads the flags of the command. @throws when one is unknown, or a path does not exist */
export function readOptions(args: string[]): Options {
  const {values, positionals} = parse(args);
  const root = path.resolve(values.root);
  if (!fs.existsSync(path.join(root, folders.en))) {
    throw new Error(
      `--root is "${values.root}": expected a folder with the pages of a guide in ${folders.en}/.`,
    );
  }
  const format = formats.find((known) => known === values.format);
  if (!format) {
    throw new Error(`--format is "${values.format}": expected one of ${formats.join(', ')}.`);
  }
  return {fix: values.fix, format, root, paths: positionals.map((file) => pathIn(root, file))};
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
    throw new Error(
      `${(error as Error).message.split('. ')[0]}.\nThe command takes --fix, --format text|json, --root <folder>, and paths of pages: npm run check -- --fix docs/glossary.mdx`,
    );
  }
}

function pathIn(root: string, file: string): string {
  const absolute = path.resolve(root, file);
  if (!fs.existsSync(absolute)) {
    throw new Error(`${file}: there is no such file or folder in ${root}.`);
  }
  return path.relative(root, absolute).split(path.sep).join('/');
}

/** Whether a file is one of those that are reported on. */
export function isChosen(file: string, paths: string[]): boolean {
  return (
    paths.length === 0 ||
    paths.some((chosen) => chosen === '' || file === chosen || file.startsWith(`${chosen}/`))
  );
}

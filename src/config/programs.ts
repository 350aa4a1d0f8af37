import fs from 'node:fs';
import path from 'node:path';
import type {Programs} from '@guide/content';

const folder = path.resolve(__dirname, '../data/programs');

const files = {curl: 'sh', javascript: 'mjs', python: 'py'};

/** The programs of `src/data/programs`, by the names of their files: each in all languages. */
export function readPrograms(): Programs {
  const names = new Set(fs.readdirSync(folder).map((file) => path.parse(file).name));
  return Object.fromEntries([...names].map((name) => [name, read(name)]));
}

function read(name: string) {
  const code = (extension: string) =>
    fs.readFileSync(path.join(folder, `${name}.${extension}`), 'utf8').trimEnd();
  return {curl: code(files.curl), javascript: code(files.javascript), python: code(files.python)};
}

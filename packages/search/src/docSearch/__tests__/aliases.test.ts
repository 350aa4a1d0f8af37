import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@guide/built-site/files';
import {expect, it} from 'vitest';
import {assistantAliases, dialogAliases} from '../aliases';

function importedNames(module: string): string[] {
  const dist = path.resolve('node_modules/@docsearch/react/dist');
  const sources = listFiles(dist)
    .filter((file) => /\.m?js$/.test(file) && !file.includes('umd/'))
    .map((file) => fs.readFileSync(path.join(dist, file), 'utf8'));
  const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"${module}"`, 'g');
  return sources
    .flatMap((source) => [...source.matchAll(imports)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0]!)
    .filter(Boolean);
}

it.each(Object.entries({...dialogAliases, ...assistantAliases}))(
  'DocSearch imports %s, and %s exports every imported name',
  (module, replacement) => {
    const names = importedNames(module);
    expect(names).not.toEqual([]);
    const source = fs.readFileSync(path.resolve(__dirname, '../..', `${replacement}.ts`), 'utf8');
    const isExported = (name: string) =>
      new RegExp(`export (?:(?:const|function|class) |\\{[^}]*\\b)${name}\\b`).test(source);
    expect(names.filter((name) => !isExported(name))).toEqual([]);
  },
);

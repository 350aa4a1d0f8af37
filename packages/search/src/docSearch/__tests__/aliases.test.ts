import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@guide/built-site/files';
import {describe, expect, it} from 'vitest';
import {aliasRules, assistantAliases, dialogAliases} from '../aliases';

const aliases = [...dialogAliases, ...assistantAliases];

function importedNames(packageName: string, module: string): string[] {
  const dist = path.resolve('node_modules', packageName, 'dist');
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

describe.each(aliases)('$module in $importer', ({importer, module, replacement}) => {
  const file = path.resolve(__dirname, '../..', replacement);
  const names = importedNames(importer, module);

  it('is still imported', () => {
    expect(names).not.toEqual([]);
  });

  it('has a replacement that exports every imported name', () => {
    const source = fs.readFileSync(file, 'utf8');
    const missing = names.filter(
      (name) =>
        !new RegExp(`export (?:const|function|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`).test(
          source,
        ),
    );
    expect(missing).toEqual([]);
  });
});

it('replaces modules for the importer only', () => {
  const [rule] = aliasRules([dialogAliases[0]!]);
  const test = rule!.test as RegExp;
  expect(test.test('/site/node_modules/@docsearch/react/dist/esm/modal.js')).toBe(true);
  expect(test.test('/site/node_modules/@docsearch/core/dist/esm/index.js')).toBe(false);
});

import fs from 'node:fs';
import path from 'node:path';
import {readText} from './installed';
import type {Licensed} from './package';

/**
 * What DocSearch has bundled into its own file, where no bundler of ours sees it: the versions are
 * those of its lock file (`yarn.lock` of algolia/docsearch, v4.7.0).
 */
export const bundler = {
  name: '@docsearch/react',
  version: '4.7.0',
  file: 'dist/esm/DocSearchModal.js',
};

interface Bundled extends Omit<Licensed, 'text'> {
  /** A file of the installed packages, or of `texts/`. */
  text: string;
  /** Stands in the file as long as the package is in it. */
  trace: string;
}

const algolia = {licence: 'MIT', text: 'texts/algolia.txt'};
const vercel = {licence: 'Apache-2.0', text: 'texts/ai.txt'};
const mit = (name: string) => ({licence: 'MIT', text: `texts/${name}.txt`});

const packages: readonly Bundled[] = [
  {...vercel, name: '@ai-sdk/provider', version: '2.0.0', trace: 'vercel.ai.error'},
  {...vercel, name: '@ai-sdk/provider-utils', version: '3.0.17', trace: 'vercel.ai.schema'},
  {...vercel, name: '@ai-sdk/react', version: '2.0.93', trace: 'experimental_throttle'},
  {...algolia, name: '@algolia/autocomplete-core', version: '1.19.2', trace: 'autocomplete-core'},
  {
    ...algolia,
    name: '@algolia/autocomplete-plugin-algolia-insights',
    version: '1.19.2',
    trace: 'npm/search-insights',
  },
  {...algolia, name: '@algolia/autocomplete-shared', version: '1.19.2', trace: 'segment:'},
  {
    name: '@algolia/client-common',
    version: '5.43.0',
    licence: 'MIT',
    text: 'node_modules/@algolia/client-common/LICENSE',
    trace: 'Unreachable hosts',
  },
  {
    name: '@algolia/requester-browser-xhr',
    version: '5.43.0',
    licence: 'MIT',
    text: 'node_modules/@algolia/requester-browser-xhr/LICENSE',
    trace: 'XMLHttpRequest',
  },
  {
    name: '@babel/helpers',
    version: '7.28.4',
    licence: 'MIT',
    text: 'node_modules/@babel/helpers/LICENSE',
    trace: 'regenerator-runtime',
  },
  {...vercel, name: 'ai', version: '5.0.93', trace: '"5.0.93"'},
  {
    name: 'algoliasearch',
    version: '5.43.0',
    licence: 'MIT',
    text: 'node_modules/algoliasearch/LICENSE',
    trace: '"5.43.0"',
  },
  {
    ...mit('eventsource-parser'),
    name: 'eventsource-parser',
    version: '3.0.6',
    trace: 'invalid-retry',
  },
  {...mit('marked'), name: 'marked', version: '16.4.2', trace: 'github.com/markedjs/marked'},
  // In the sources of @ai-sdk/provider-utils, as is zod-to-json-schema.
  {
    name: 'secure-json-parse',
    licence: 'BSD-3-Clause',
    text: 'texts/secure-json-parse.txt',
    trace: 'Object contains forbidden prototype property',
  },
  {
    ...mit('throttleit'),
    name: 'throttleit',
    version: '2.1.0',
    trace: 'Expected the first argument to be a',
  },
  {...mit('zod'), name: 'zod', version: '4.1.12', trace: '$ZodError'},
  {
    name: 'zod-to-json-schema',
    licence: 'ISC',
    text: 'texts/zod-to-json-schema.txt',
    trace: 'Recursive reference detected',
  },
];

/**
 * The packages inside DocSearch.
 *
 * @throws when another version of it is installed, or one of them is no longer in it: what else has
 * changed must then be looked up
 */
export function bundledPackages(root: string): Licensed[] {
  const folder = path.join(root, 'node_modules', bundler.name);
  const {version} = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Licensed;
  const code = fs.readFileSync(path.join(folder, bundler.file), 'utf8');
  const gone = packages.filter(({trace}) => !code.includes(trace)).map(({name}) => name);
  if (version !== bundler.version || gone.length > 0) {
    throw new Error(
      `${bundler.name} is ${version}, and holds ${gone.join(', ') || 'nothing'} no longer: correct scripts/licences/bundled.ts, by its source of ${version}.`,
    );
  }
  return packages.map(({name, version, licence, text}) => ({
    name,
    version,
    licence,
    text: readText(root, text),
  }));
}

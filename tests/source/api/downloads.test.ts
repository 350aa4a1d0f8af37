import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {downloadsOf} from '../../../packages/content/src/api/downloads';
import {contentSite} from '../../../src/config/content';
import {locales} from '../../support/contract';
import {describeApi} from './support/description';

const {api, i18n, productName} = contentSite;
const translated = locales.filter((locale) => locale !== i18n.defaultLocale);

/** What a reader takes in a language: the file of a kind. */
function download(locale: string, kind: string): string {
  const files = downloadsOf(describeApi(locale), api, productName);
  return Object.entries(files).find(([name]) => name.endsWith(kind))![1];
}

// The original is linted where it is written, by npm run lint.
it.each(translated)('the description in %s passes the strict rules of Redocly', async (locale) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-downloads-'));
  try {
    const file = path.join(folder, 'telescope.yaml');
    fs.writeFileSync(file, download(locale, '.v1.yaml'));
    const redocly = require.resolve('@redocly/cli/bin/cli.js');
    const {stdout} = await promisify(execFile)(process.execPath, [
      redocly,
      ...['lint', '--config', 'redocly.yaml', '--format', 'json', file],
    ]);
    expect(JSON.parse(stdout)).toMatchObject({totals: {errors: 0, warnings: 0, ignored: 0}});
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

/** Prism's reader of collections of Postman and of descriptions. */
const {getHttpOperationsFromSpec: readOperations} = createRequire(
  require.resolve('@stoplight/prism-cli/dist/index.js'),
)('@stoplight/prism-http') as {
  getHttpOperationsFromSpec: (document: object) => Promise<Operation[]>;
};

interface Operation {
  method: string;
  path: string;
  request?: {query?: {name: string}[]; body?: object};
  security: {type: string; scheme: string}[][];
}

it.each(locales)('the collection of Postman in %s asks for every operation', async (locale) => {
  const requestsIn = async (document: object) =>
    // It puts what is referred to in the place of references: other tests have the same document.
    (await readOperations(structuredClone(document)))
      .map(({method, path: address, request: {query = [], body} = {}, security}) => ({
        request: `${method} ${address}${body ? ' with a body' : ''}`,
        query: [...new Set(query.map(({name}) => name.split('[')[0]))],
        token: security.flat().map(({type, scheme}) => `${type} ${scheme}`),
      }))
      .sort((a, b) => a.request.localeCompare(b.request));
  const collection = JSON.parse(download(locale, '.postman.json')) as object;
  const requests = await requestsIn(collection);
  expect(requests.length).toBeGreaterThan(70);
  expect(requests).toEqual(await requestsIn(describeApi(locale).document));
});

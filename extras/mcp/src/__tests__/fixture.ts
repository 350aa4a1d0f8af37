import path from 'node:path';
import type {PublishedSite} from '@guide/built-site/publishedSite';
import {DATA_FOLDER, textsFile} from 'docusaurus-search-sections/engine';
import {expect} from 'vitest';
import {folderWith, writeFiles} from '../../../../packages/content/src/__tests__/files';
import {indexOf} from '../../../../packages/search/src/engine/__tests__/records';
import {serveHttp} from '../http/serveHttp';
import {serverFactory} from '../server';
import {BuildReader} from '../build/buildReader';

export const root = path.resolve(__dirname, '../../../..');

export const address = 'https://docs.example.com/guide/';

export const metadata: PublishedSite = {
  name: 'Guide',
  address,
  provider: 'embedded',
  languages: [
    {code: 'en', path: ''},
    {code: 'fr', path: 'fr/'},
  ],
  versions: [
    {name: 'current', label: 'Next', path: 'next/'},
    {name: '2025.10', label: '2025.10', path: ''},
  ],
};

type Sections = Parameters<typeof indexOf>[1];

const section = (page: string, area: string, headings: string[], content: string) => ({
  ...{path: `/guide/${page}`, area, headings, content},
});

const title = 'Export a roadmap';
const english: Sections = [
  section('roadmapping/export/', 'Roadmaps', [title], 'Take a roadmap out as a file.'),
  section('roadmapping/export/#csv', 'Roadmaps', [title, 'As CSV'], 'One line for each item.'),
  {
    ...section('api/parameters/', 'API', ['Parameters'], 'Filter what the API gives.'),
    unlisted: true,
  },
];

const french: Sections = [
  section('fr/roadmapping/export/', 'Feuilles de route', ['Exporter'], 'Sortir un fichier.'),
];

export const noWebhooks = {message: 'There are no webhooks.', alternative: 'Ask the API.'};

const absent = [
  {id: 'webhook', asked: ['webhook'], ...noWebhooks, related: ['guideapiparameters']},
];

const exportPage = `---
title: 'Export: a roadmap'
address: ${address}roadmapping/export/
language: en
version: 2025.10
date: 2025-08-30
---

Take a roadmap out as a file.

## <a id="csv"></a>As CSV

\`\`\`
## Not a heading
\`\`\`

### <a id="columns"></a>Columns

Their order is <a id="order"></a>that of the view.

## <a id="pdf"></a>As PDF

One page for each period.
`;

const pagesOf = (folder: string, area: string, title: string) => {
  const page = {title, area, description: 'Take it out: as a file.', kind: 'document'};
  const path = `/guide/${folder}roadmapping/export/`;
  const pages = [
    {...page, path, unlisted: false},
    {...page, path: `${path}draft/`, unlisted: true},
    {...page, path: `/guide/${folder}tags/`, kind: 'tag', unlisted: false},
  ];
  return JSON.stringify({origin: new URL(address).origin, pages});
};

export function writeIndex(folder: string, sections: Sections, language = 'en'): void {
  const {file, texts} = indexOf(language, sections, {absent});
  writeFiles(path.join(folder, language === 'en' ? '' : language, DATA_FOLDER), {
    ...Object.fromEntries(
      Array.from(texts, ([hash, text]) => [textsFile(hash), JSON.stringify(text)]),
    ),
    'index.json': JSON.stringify(file),
  });
}

type After = (cleanUp: () => void | Promise<void>) => void;

export function writeSite(after: After, changes: Partial<PublishedSite> = {}): string {
  const files = {
    'site.json': JSON.stringify({...metadata, ...changes}),
    'pages.json': pagesOf('', 'Roadmaps', title),
    'fr/pages.json': pagesOf('fr/', 'Feuilles de route', 'Exporter [CSV]'),
    'next/pages.json': pagesOf('next/', 'Roadmaps', 'Export a plan'),
    'index.md': exportPage,
    'roadmapping/export.md': exportPage,
    'next/roadmapping/export.md': exportPage,
    'broken.md': 'No front matter.',
    'long.md': `${exportPage}${'A line of a long page.\n'.repeat(2000)}`,
  };
  const folder = folderWith(files, after);
  writeIndex(folder, english);
  writeIndex(folder, french, 'fr');
  return folder;
}

export async function serve(after: After, folder: string, allow: string[] = []) {
  const factory = serverFactory(new BuildReader(folder));
  const server = await serveHttp(factory, {port: 0, allow});
  after(() => server.close());
  return server;
}

export function expectNoLeak(text: string, folder: string): void {
  expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+|\.ts\b/);
  expect(text).not.toContain(folder);
  expect(text).not.toContain(root);
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {PublishedSite} from '@guide/search/engine';
import {supplementFileOf} from '@guide/search/engine';
import {indexOf} from '../../../search/src/engine/__tests__/records';
import {folderSource} from '../site/folderSource';
import {Site} from '../site/site';

/** Where the small site of the tests was built for: under a path. */
export const address = 'https://docs.example.com/guide/';

const facts: PublishedSite = {
  name: 'Guide',
  address,
  provider: 'embedded',
  languages: [
    {code: 'en', path: ''},
    {code: 'fr', path: 'fr/'},
  ],
  versions: [
    {name: 'current', label: 'Next', path: 'next/', index: 'index-current.json'},
    {name: '2025.8', label: '2025.8', path: '', index: 'index.json'},
  ],
};

/** Sections of a page in the index of a language. */
export type Sections = Parameters<typeof indexOf>[1];

const english: Sections = [
  {
    path: '/guide/roadmapping/export/',
    area: 'Roadmaps',
    headings: ['Export a roadmap'],
    content: 'Take a roadmap out as a file.',
  },
  {
    path: '/guide/roadmapping/export/#csv',
    area: 'Roadmaps',
    headings: ['Export a roadmap', 'As CSV'],
    content: 'One line for each item of the roadmap.',
  },
  {
    path: '/guide/api/parameters/',
    area: 'API',
    headings: ['Parameters'],
    content: 'Filter what the API gives.',
    unlisted: true,
  },
];

const french: Sections = [
  {
    path: '/guide/fr/roadmapping/export/',
    area: 'Feuilles de route',
    headings: ['Exporter une feuille de route'],
    content: 'Sortir une feuille de route dans un fichier.',
  },
];

const absent = [
  {
    id: 'webhook',
    asked: ['webhook'],
    says: 'There are no webhooks.',
    instead: 'Ask the API.',
    see: ['guideapiparameters'],
  },
];

const exportPage = `---
title: Export a roadmap
description: Take a roadmap out as a file.
address: ${address}roadmapping/export/
language: en
version: "2025.8"
date: 2025-08-30
---

Take a roadmap out as a file.

## <a id="csv"></a>As CSV

One line for each item of the roadmap.

\`\`\`
## <a id="code"></a>Not a heading
\`\`\`

### <a id="columns"></a>Columns

Their order is that of the view.

## <a id="pdf"></a>As PDF

One page for each period.
`;

/** The list of pages of a language, as \`/llms.txt\` has it. */
function listOf(language: string, area: string, title: string): string {
  return `# Guide\n\n> A small one.\n\n## ${area}\n\n- [${title}](${address}${language}roadmapping/export.md): Take it out.\n`;
}

/** Writes the index of a language and version, with what it names. @param index from where the site begins */
export function writeIndex(folder: string, index: string, language: string, parts: Sections): void {
  const {file, supplement, texts} = indexOf(language, parts, {absent});
  const data = path.join(folder, path.dirname(index));
  fs.mkdirSync(path.join(data, 'texts'), {recursive: true});
  for (const [name, content] of [
    [supplementFileOf(file), supplement] as const,
    ...[...texts].map(([hash, text]) => [`texts/${hash}.json`, text] as const),
    [path.basename(index), file] as const,
  ]) {
    fs.writeFileSync(path.join(data, name), JSON.stringify(content));
  }
}

/** Writes a small site into a new folder. @param changes of what it says of itself */
export function writeSite(changes: Partial<PublishedSite> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  };
  write('site.json', JSON.stringify({...facts, ...changes}));
  write('llms.txt', listOf('', 'Roadmaps', 'Export a roadmap'));
  write('fr/llms.txt', listOf('fr/', 'Feuilles de route', 'Exporter une feuille de route'));
  write('next/llms.txt', listOf('next/', 'Roadmaps', 'Export a plan'));
  write('roadmapping/export.md', exportPage);
  write('next/roadmapping/export.md', exportPage.replace('/guide/', '/guide/next/'));
  write('index.md', exportPage.replace('roadmapping/export/', ''));
  write('fr/index.md', exportPage.replace('roadmapping/export/', 'fr/'));
  write('long.md', `${exportPage}${'A line of a long page.\n'.repeat(2000)}`);
  writeIndex(folder, 'search-data/index.json', 'en', english);
  writeIndex(folder, 'fr/search-data/index.json', 'fr', french);
  return folder;
}

/** Reads a folder as the server does. @param report told what goes wrong */
export function siteOf(folder: string, report: (error: unknown) => void = () => {}): Site {
  return new Site(folderSource(folder, {freshFor: 0}), report);
}

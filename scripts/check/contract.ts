import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Guide} from './guide';
import {placeIn} from './place';
import type {Place} from './rule';

export const routesFile = 'tests/contract/routes.json';
export const publishedFile = 'tests/contract/published.json';
export const redirectsFile = 'src/config/redirects.ts';
export const sidebarsFile = 'sidebars.ts';

/** What the route contract says of a page. */
export interface ContractEntry {
  id: string;
  /** Path of the English file, from the root of the project. */
  source: string;
  /** Address in the default language. */
  path: string;
  tags: string[];
  unlisted: boolean;
}

/** The pages of the route contract, by their path from the folder of the pages. */
export function readContract(guide: Guide): Map<string, ContractEntry> {
  const {docs} = guide.readJson<{docs: ContractEntry[]}>(routesFile);
  return new Map(docs.map((entry) => [path.posix.relative('docs', entry.source), entry]));
}

export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of the checked project, which may be a copy of this one. */
export async function readRedirects({root}: Guide): Promise<Redirect[]> {
  const {redirects} = await importFrom<{redirects: Redirect[]}>(root, redirectsFile);
  return redirects;
}

/** The sidebars of the checked project. */
export async function readSidebars({root}: Guide): Promise<SidebarsConfig> {
  const {default: sidebars} = await importFrom<{default: SidebarsConfig}>(root, sidebarsFile);
  return sidebars;
}

/** The addresses of the categories that have a page of their own. */
export function categoryAddresses(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) {
    return [];
  }
  const {type, slug} = entry as {type?: unknown; slug?: unknown};
  return [
    ...(type === 'generated-index' ? [String(slug)] : []),
    ...Object.values(entry).flatMap(categoryAddresses),
  ];
}

async function importFrom<Module>(root: string, file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(root, file)).href)) as Module;
}

/** Where a text stands first in a file; its first line, when it does not stand there. */
export function placeOfText(guide: Guide, file: string, text: string): Place {
  const content = guide.readFile(file);
  return placeIn(file, content, Math.max(0, content.indexOf(text)));
}

import path from 'node:path';
import {editPublished, type ContractEntry, type ContractFiles, type Published} from '../contract';
import type {Guide} from './guide';
import {placeIn} from './place';
import type {Edit, Place} from './rule';

/** What the files of the contract say. */
export interface Contract {
  files: ContractFiles;
  /** The pages, by their path from the folder of the documents. */
  entries: Map<string, ContractEntry>;
  published: Published;
  redirects: Record<string, string>;
}

/** Reads the contract of a guide; `undefined` for a site that has none. */
export function readContract(guide: Guide): Contract | undefined {
  const {contract: files, folders} = guide.context;
  if (!files) {
    return undefined;
  }
  const {docs} = guide.readJson<{docs: ContractEntry[]}>(files.routes);
  const folder = folders[guide.defaultLocale]!;
  return {
    files,
    entries: new Map(docs.map((entry) => [path.posix.relative(folder, entry.source), entry])),
    published: guide.readJson(files.published),
    redirects: guide.readJson(files.redirects),
  };
}

/** The edit of the list of published addresses that gives one its anchors. */
export function fixPublished(
  guide: Guide,
  {files: {published: file}}: Contract,
  address: string,
  anchors: string[],
): Edit {
  return {file, ...editPublished(guide.readFile(file), address, anchors)};
}

/** Where a text stands first in a file; its first line, when it does not stand there. */
export function placeOfText(guide: Guide, file: string, text: string): Place {
  const content = guide.readFile(file);
  return placeIn(file, content, Math.max(0, content.indexOf(text)));
}

import {editPublished, type ContractFiles, type Published} from '../contract';
import type {Guide} from './guide';
import {placeIn} from './place';
import type {Edit, Place} from './rule';

/** What the files of the contract say. */
export interface Contract {
  files: ContractFiles;
  published: Published;
  redirects: Record<string, string>;
}

/** Reads the contract of a guide; `undefined` for a site that has none. */
export function readContract(guide: Guide): Contract | undefined {
  const {contract: files} = guide.context;
  if (!files) {
    return undefined;
  }
  return {
    files,
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

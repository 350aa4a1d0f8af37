import {mapPages} from '@guide/built-site/mapPages';
import {readBuild} from '@guide/built-site/read';
import {extractRecords} from '../records/extract';
import type {RecordOptions, SearchRecord} from '../record';

/** Reads the records of a build. @throws if there are none, or two have the same id */
export function readRecords(buildDir: string, options: RecordOptions): SearchRecord[] {
  const pages = readBuild(buildDir);
  const records = mapPages(pages, (page) => extractRecords(page, options)).flat();
  if (records.length === 0) {
    throw new Error(
      `The build in ${buildDir} has no search records: none of its ${pages.length} pages is a document, post or page with content.\nBuild the site first. Documents need an element with the class \`theme-doc-markdown\`, which components of the theme render.`,
    );
  }
  const ids = new Set<string>();
  const duplicates = records.filter(({objectID}) => ids.size === ids.add(objectID).size);
  if (duplicates.length > 0) {
    throw new Error(
      `Several sections have the same id, so that one would replace the other: ${duplicates.map(({objectID}) => objectID).join(', ')}.\nGive each heading of a page a unique id.`,
    );
  }
  return records;
}

import {createIndexSettings, readRecords} from 'docusaurus-search-sections/commands';
import {searchSite} from '../../../src/config/search';
import type {IndexContents} from '.';

/** Reads the index that `npm run search -- push` would send. */
export function readIndex(buildDir: string): IndexContents {
  return {
    objects: readRecords(buildDir, searchSite),
    settings: createIndexSettings(searchSite.locales),
  };
}

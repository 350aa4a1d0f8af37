import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../src/plugins/search/records/record';
import {indexSettings} from './indexSettings';
import {readRecords} from './readRecords';
import {readSynonyms} from './synonyms';

/** All that an index is made of. */
export interface IndexContent {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/**
 * Reads what the hosted index is to hold from a build and from the project.
 *
 * @throws when there is no build, or when a part of it cannot be
 */
export function readIndexContent(buildDir: string): IndexContent {
  return {records: readRecords(buildDir), settings: indexSettings, synonyms: readSynonyms()};
}

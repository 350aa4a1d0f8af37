import fs from 'node:fs';
import path from 'node:path';
import {listPairs, stateOf, type Pair, type TranslationState} from '../../src/lib/translation';
import {diffSince} from './git';
import {readRecord, type TranslationRecord} from './record';

/** How a page stands, in the order in which it is told. An `orphan` is French without an English page. */
export const pageStates = ['outdated', 'missing', 'orphan', 'unrecorded', 'up-to-date'] as const;

export type PageState = TranslationState | 'missing' | 'orphan';

/** A page, and how its French version stands to the English one. */
export interface PageStatus extends Pair {
  state: PageState;
  /** Of a French page that has a record. */
  record?: TranslationRecord;
  /** Of an outdated page: what has changed in the English text since; `undefined` when git does not know. */
  diff?: string;
}

/** How every page of a project stands. */
export function readStatus(root: string): PageStatus[] {
  return listPairs(root).map((pair) => statusOf(root, pair));
}

/** How one page stands. */
export function statusOf(root: string, {english, french}: Pair): PageStatus {
  const [source, page] = [english, french].map((file) => readIfAny(path.join(root, file)));
  if (page === undefined) {
    return {english, french, state: 'missing'};
  }
  const record = readRecord(page);
  if (source === undefined) {
    return {english, french, state: 'orphan', record};
  }
  const state = stateOf(record.translates, source);
  const diff = state === 'outdated' ? diffSince(root, record.translates!, english) : undefined;
  return {english, french, state, record, diff};
}

function readIfAny(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

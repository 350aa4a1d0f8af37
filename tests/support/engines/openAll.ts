import type {Reader} from './reader';
import {savesData} from './site';

/** Opens pages one after the other: one that writes an error, a warning or a report fails the test. */
export async function openAll(reader: Reader, pages: readonly string[]): Promise<void> {
  // What each page fetches for the next ones would be half of the work.
  reader.site.early.push(savesData);
  for (const address of pages) {
    await reader.open(address);
  }
}

import type {Reader} from './reader';
import {savesData} from './site';

/** Opens pages one after the other. Errors, warnings and reports fail the test. */
export async function openAll(reader: Reader, pages: readonly string[]): Promise<void> {
  // Prefetching would double the requests.
  reader.site.early.push(savesData);
  for (const address of pages) {
    await reader.open(address);
  }
}

import type {Reader} from './reader';
import {enableSaveData} from './site';

/** Opens pages one after the other. Errors, warnings and reports fail the test. */
export async function openEach(reader: Reader, pages: readonly string[]): Promise<void> {
  // Prefetching would double the requests.
  reader.site.initScripts.push(enableSaveData);
  for (const address of pages) {
    await reader.open(address);
  }
}

import type {Reader} from './reader';
import {enableSaveData} from './site';

/** Opens pages one after the other, with prefetching off. */
export async function openEach(reader: Reader, pages: readonly string[]): Promise<void> {
  reader.site.initScripts.push(enableSaveData);
  for (const address of pages) {
    await reader.open(address);
  }
}

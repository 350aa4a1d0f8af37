import {send} from './send.mjs';

/** Reads the items that a query finds, 200 at a time. */
export async function* items(query) {
  let after = '';
  for (;;) {
    const path = `/api/v1/items?page_size=200&${query}${after}`;
    const {data, meta} = await send('GET', path);
    yield* data;
    if (meta.total_pages <= 1) {
      return;
    }
    // Continue after the last id: pages shift when items change.
    after = `&filter[id][gt]=${data.at(-1).id}`;
  }
}

import {send} from './send.mjs';

/** Reads the records of a list, 200 at a time. */
export async function* records(path, query = '') {
  // Versions and rejects have no id.
  const keys = {versions: 'number', rejects: 'row'};
  const key = keys[path.split('/').at(-1)] ?? 'id';
  let after = '';
  for (;;) {
    const address = `${path}?page_size=200${query}${after}`;
    const {data, meta} = await send('GET', address);
    yield* data;
    if (meta.total_pages <= 1) {
      return;
    }
    // Continue after the last record: pages shift when records change.
    after = `&filter[${key}][gt]=${data.at(-1)[key]}`;
  }
}

import fs from 'node:fs';
import {records} from './records.mjs';
import {send} from './send.mjs';

const file = 'since.txt';

/** Reads the items that have changed since the last reading. */
export async function* changedItems(query = '') {
  const since = fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8')
    : '1970-01-01T00:00:00Z';

  // Read this first: changes during the run are read the next time.
  const newest = '/api/v1/items?sort=-updated_at&page_size=1';
  const {data} = await send('GET', newest);

  const filter = `&filter[updated_at][gte]=${since}`;
  yield* records('/api/v1/items', query + filter);

  if (data.length > 0) {
    // Changes can appear up to five minutes late.
    const next = new Date(Date.parse(data[0].updated_at) - 300_000);
    fs.writeFileSync(file, next.toISOString().replace('.000', ''));
  }
}

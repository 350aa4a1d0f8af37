import fs from 'node:fs';
import {items} from './items.mjs';

const file = 'since.txt';
const since = fs.existsSync(file)
  ? fs.readFileSync(file, 'utf8')
  : '1970-01-01T00:00:00Z';

// Read this first: changes during the run are read the next time.
const newest = await items('sort=-updated_at&fields=updated_at').next();

const query = `fields=title&filter[updated_at][gte]=${since}`;
for await (const {id, title} of items(query)) {
  console.log(`${id}\t${title}`);
}

if (newest.value) {
  // Changes can appear up to five minutes late.
  const next = new Date(Date.parse(newest.value.updated_at) - 300_000);
  fs.writeFileSync(file, next.toISOString().replace('.000', ''));
}

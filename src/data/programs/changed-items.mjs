import fs from 'node:fs';
import {items} from './items.mjs';

const file = 'since.txt';
const since = fs.existsSync(file)
  ? fs.readFileSync(file, 'utf8')
  : '1970-01-01T00:00:00Z';

// Whatever changes from here on is read the next time.
const newest = await items('sort=-updated_at&fields=updated_at').next();

const query = `fields=title&filter[updated_at][gte]=${since}`;
for await (const {id, title} of items(query)) {
  console.log(`${id}\t${title}`);
}

if (!newest.done) {
  const time = new Date(newest.value.updated_at);
  time.setUTCMinutes(time.getUTCMinutes() - 5);
  fs.writeFileSync(file, time.toISOString().replace('.000', ''));
}

import fs from 'node:fs';
import {records} from './records.mjs';

// Read your copy first: items created during the run aren't missing.
const copy = fs.readFileSync('copy.txt', 'utf8').match(/\S+/g) ?? [];

const found = new Set();
for await (const {id} of records('/api/v1/items', '&fields=id')) {
  found.add(id);
}

for (const id of copy) {
  if (!found.has(id)) {
    console.log(id);
  }
}

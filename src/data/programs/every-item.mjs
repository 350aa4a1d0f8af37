import {records} from './records.mjs';

const items = records('/api/v1/items', '&fields=title');
for await (const {id, title} of items) {
  console.log(`${id}\t${title}`);
}

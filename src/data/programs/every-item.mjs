import {items} from './items.mjs';

for await (const {id, title} of items('fields=title')) {
  console.log(`${id}\t${title}`);
}

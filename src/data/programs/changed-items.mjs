import {changedItems} from './changes.mjs';

for await (const {id, title} of changedItems('&fields=title')) {
  console.log(`${id}\t${title}`);
}

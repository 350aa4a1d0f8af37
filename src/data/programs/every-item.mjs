import {send} from './send.mjs';

const query = 'sort=updated_at&page_size=200&fields=title,updated_at';

const list = (condition) =>
  send('GET', `/api/v1/items?${query}&filter[updated_at]${condition}`);

async function* itemsOf(time) {
  const {meta} = await list(`=${time}`);
  if (meta.total > 10_000) {
    throw new Error(`More than 10,000 items changed at ${time}`);
  }
  for (let page = meta.total_pages; page > 0; page -= 1) {
    yield* (await list(`=${time}&page=${page}`)).data;
  }
}

async function* everyItem() {
  let condition = '[gte]=1970-01-01T00:00:00Z';
  for (;;) {
    const {data, meta} = await list(condition);
    yield* data;
    if (meta.total_pages <= 1) {
      return;
    }
    const last = data.at(-1).updated_at;
    const isOneTime = data[0].updated_at === last;
    if (isOneTime) {
      yield* itemsOf(last);
    }
    const next = `[${isOneTime ? 'gt' : 'gte'}]=${last}`;
    if (next === condition) {
      throw new Error(`The list does not go on after ${last}`);
    }
    condition = next;
  }
}

const seen = new Set();
for await (const {id, title} of everyItem()) {
  if (!seen.has(id)) {
    seen.add(id);
    console.log(`${id}\t${title}`);
  }
}

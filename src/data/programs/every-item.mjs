const origin = 'https://brumeval.telescope.example';
const query = 'sort=updated_at&page_size=200&fields=id,title,updated_at';

async function read(path) {
  const response = await fetch(origin + path, {
    headers: {Authorization: `Bearer ${process.env.TELESCOPE_TOKEN}`},
  });
  const reply = await response.json();
  if (!response.ok) {
    throw new Error(`${reply.type}: ${reply.detail}`);
  }
  return reply;
}

async function* everyItem() {
  const seen = new Set();
  let next = `/api/v1/items?${query}`;
  while (next) {
    const {data, meta, links} = await read(next);
    for (const item of data) {
      const line = JSON.stringify(item);
      if (!seen.has(line)) {
        seen.add(line);
        yield item;
      }
    }
    next = links.next;
    if (!next && meta.page * meta.page_size < meta.total) {
      const last = data.at(-1).updated_at;
      next = `/api/v1/items?${query}&filter[updated_at][gte]=${last}`;
    }
  }
}

for await (const item of everyItem()) {
  console.log(JSON.stringify(item));
}

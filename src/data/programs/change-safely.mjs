const url = 'https://brumeval.telescope.example/api/v1/items/ACT-207';
const change = {status: 'in_progress', progress: 20};
const authorization = `Bearer ${process.env.TELESCOPE_TOKEN}`;

async function readItem() {
  const response = await fetch(url, {
    headers: {Authorization: authorization},
  });
  const reply = await response.json();
  if (!response.ok) {
    throw new Error(`${reply.type}: ${reply.detail}`);
  }
  return {etag: response.headers.get('ETag'), item: reply.data};
}

async function changeSafely() {
  let before = await readItem();
  let problem;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const response = await fetch(url, {
      method: 'PATCH',
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/json',
        'If-Match': before.etag,
      },
      body: JSON.stringify(change),
    });
    const reply = await response.json();
    if (response.ok) {
      return reply.data;
    }
    problem = reply;
    if (!problem.type.endsWith('/precondition-failed')) {
      break;
    }
    const now = await readItem();
    if (
      Object.keys(change).some(
        (field) => now.item[field] !== before.item[field],
      )
    ) {
      break;
    }
    before = now;
  }
  throw new Error(`${problem.type}: ${problem.detail}`);
}

console.log(await changeSafely());

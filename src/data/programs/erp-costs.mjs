import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import {records} from './records.mjs';
import {send} from './send.mjs';

// Columns: project, external code, committed, actual, title.
const csv = fs.readFileSync('costs.csv', 'utf8').trim();
const [, ...rows] = csv.split(/\r?\n/);

const lines = new Map();
const query = '&filter[type]=cost_line&filter[external_id][empty]=false';
for await (const line of records('/api/v1/items', query)) {
  lines.set(`${line.project_id};${line.external_id}`, line);
}

async function save(row) {
  const columns = row.split(';');
  if (columns.length !== 5) {
    throw new Error('Expected five columns');
  }
  const [project, code, committed, actual, title] = columns;
  const amounts = {committed, actual};
  const line = lines.get(`${project};${code}`);
  // A second row with the same code is refused when it's sent.
  lines.delete(`${project};${code}`);
  if (!line) {
    await send('POST', `/api/v1/projects/${project}/items`, {
      headers: {'Idempotency-Key': randomUUID()},
      body: {type: 'cost_line', external_id: code, title, ...amounts},
    });
    return 'created';
  }
  if (line.committed === committed && line.actual === actual) {
    return 'unchanged';
  }
  const path = `/api/v1/items/${line.id}`;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const {etag} = await send('GET', path);
    const {status} = await send('PATCH', path, {
      headers: {'If-Match': etag},
      body: amounts,
    });
    if (status !== 412) {
      return 'changed';
    }
  }
  throw new Error(`PATCH ${path}: 412`);
}

for (const row of rows) {
  try {
    console.log(`${await save(row)}\t${row}`);
  } catch (error) {
    console.log(`rejected\t${row}`);
    console.error(error.message);
    process.exitCode = 1;
  }
}

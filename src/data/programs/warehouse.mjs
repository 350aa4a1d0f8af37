import fs from 'node:fs';
import {changedItems} from './changes.mjs';
import {records} from './records.mjs';

const folder = 'warehouse';

const below = {
  projects: ['committees', 'baselines', 'reviews'],
  roadmaps: ['groups', 'items', 'links', 'resources'],
  structures: ['nodes', 'versions'],
  datasets: ['runs'],
  runs: ['rejects'],
};

function write(table, record) {
  const line = `${JSON.stringify(record)}\n`;
  fs.appendFileSync(`${folder}/${table}.jsonl`, line);
}

/** Reads a list, and the lists below each of its records. */
async function load(path, table, parent) {
  const name = path.split('/').at(-1);
  const prefix = name.slice(0, -1);
  for await (const record of records(`/api/v1/${path}`)) {
    write(table, {...parent, ...record});
    for (const child of below[name] ?? []) {
      await load(`${name}/${record.id}/${child}`, `${prefix}_${child}`, {
        [`${prefix}_id`]: record.id,
      });
    }
  }
}

fs.rmSync(folder, {recursive: true, force: true});
fs.mkdirSync(folder);
const tables = [
  'users',
  'organisations',
  'tags',
  'projects',
  'roadmaps',
  'structures',
  'datasets',
];
for (const table of tables) {
  await load(table, table);
}

// Items come last, because since.txt must not change after an error.
const table = fs.existsSync('since.txt') ? 'changed_items' : 'items';
for await (const item of changedItems()) {
  write(table, item);
}

import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {folderWith} from '../../../../../packages/content/src/__tests__/files';
import {readLines} from '../readLines';

async function read(name: string, content: Buffer | string): Promise<string[]> {
  const file = path.join(folderWith(), name);
  fs.writeFileSync(file, content);
  const lines: string[] = [];
  await readLines(file, (line) => lines.push(line));
  return lines;
}

const manyLines = Array.from({length: 30_000}, (_, index) => `${index} ${'é'.repeat(index % 200)}`);
const text = manyLines.join('\n');
const gzipMembers = [text.slice(0, 7), text.slice(7)].map((part) => gzipSync(part));

it.each<[string, string, Buffer | string, string[]]>([
  ['is empty', 'log', '', []],
  ['has empty lines', 'log', 'one\n\ntwo\nthree\n', ['one', 'two', 'three']],
  ['has several chunks', 'log', text, manyLines],
  ['has appended gzip members', 'log.gz', Buffer.concat(gzipMembers), manyLines],
])('reads each line of a file that %s', async (_, name, content, lines) => {
  expect(await read(name, content)).toEqual(lines);
});

it('reports a truncated or missing log', async () => {
  const gzipped = gzipSync(text);
  const truncated = read('log.gz', gzipped.subarray(0, gzipped.length / 2));
  await expect(truncated).rejects.toThrow(/Can't read the log .*log\.gz: unexpected end of file/);
  const missing = readLines('none.log', () => undefined);
  await expect(missing).rejects.toThrow("Can't read the log none.log");
});

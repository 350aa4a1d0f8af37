import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {newFolder} from '../../__tests__/newFolder';
import {readLines} from '../lines';

async function read(content: Buffer | string) {
  const file = path.join(newFolder(), 'log');
  fs.writeFileSync(file, content);
  const lines: string[] = [];
  const end = await readLines(file, (buffer, start, lineEnd) => {
    lines.push(buffer.toString('utf8', start, lineEnd));
  });
  return {lines, ...end};
}

/** Long enough for several pieces. */
const many = Array.from({length: 30_000}, (_, at) => `${at} ${'x'.repeat(at % 200)}`);
const text = many.join('\n');
const inParts = [text.slice(0, 7), text.slice(7)].map((part) => gzipSync(part));

it.each<[string, Buffer | string, string[]]>([
  ['is empty', '', []],
  ['has empty lines', 'one\n\ntwo é\nthree', ['one', 'two é', 'three']],
  ['has several pieces', text, many],
  ['is packed', gzipSync(text), many],
  ['is packed in parts, as who appends to a log does', Buffer.concat(inParts), many],
])('gives each line of a file that %s', async (_, content, lines) => {
  expect(await read(content)).toEqual({lines, tooLong: 0, damage: undefined});
});

it('counts a line that is too long, and goes on after it', async () => {
  const {lines, tooLong} = await read(`one\n${'x'.repeat(3_000_000)}\ntwo`);
  expect({lines, tooLong}).toEqual({lines: ['one', 'two'], tooLong: 1});
});

it('gives what comes before the place where a packed file is damaged', async () => {
  const packed = gzipSync(text);
  const {lines, damage} = await read(packed.subarray(0, packed.length / 2));
  expect(lines.length).toBeGreaterThan(5000);
  expect(damage).toBe('unexpected end of file');
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {readLines} from '../lines';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lines-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

async function read(content: Buffer | string) {
  const file = path.join(folder, 'log');
  fs.writeFileSync(file, content);
  const lines: string[] = [];
  const end = await readLines(file, (buffer, start, lineEnd) => {
    lines.push(buffer.toString('utf8', start, lineEnd));
  });
  return {lines, ...end};
}

const whole = {tooLong: 0, damage: undefined};

it.each<[string, (text: string) => Buffer | string]>([
  ['plain', (text) => text],
  ['packed', (text) => gzipSync(text)],
  [
    'packed in parts, as who appends to a log does',
    (text) => Buffer.concat([gzipSync(text.slice(0, 7)), gzipSync(text.slice(7))]),
  ],
])('gives each line that is not empty: %s', async (_, pack) => {
  expect(await read(pack('one\n\ntwo é\nthree'))).toEqual({
    lines: ['one', 'two é', 'three'],
    ...whole,
  });
});

it('gives lines that two pieces have a part of', async () => {
  const lines = Array.from({length: 30_000}, (_, at) => `${at} ${'x'.repeat(at % 200)}`);
  expect(await read(lines.join('\n'))).toEqual({lines, ...whole});
  expect(await read(gzipSync(lines.join('\n')))).toEqual({lines, ...whole});
});

it('counts a line that is too long, and goes on after it', async () => {
  const text = ['one', 'x'.repeat(3_000_000), 'two'].join('\n');
  expect(await read(text)).toEqual({...whole, lines: ['one', 'two'], tooLong: 1});
});

it('gives what comes before the place where a packed file is damaged', async () => {
  const packed = gzipSync(Array.from({length: 20_000}, () => String(Math.random())).join('\n'));
  const {lines, damage} = await read(packed.subarray(0, packed.length / 2));
  expect(lines.length).toBeGreaterThan(5000);
  expect(damage).toBe('unexpected end of file');
});

it('reads an empty file', async () => {
  expect(await read('')).toEqual({lines: [], ...whole});
});

it('fails where there is no file', async () => {
  await expect(readLines(path.join(folder, 'none'), () => undefined)).rejects.toThrow('ENOENT');
});

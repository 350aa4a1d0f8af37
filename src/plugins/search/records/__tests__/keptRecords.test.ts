import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readRecords, recordsReader} from '../keptRecords';
import type {SearchRecord} from '../record';

const first = '<script src=/assets/js/main.12ab.js></script><h1>First</h1>';
const second = '<script src=/assets/js/main.12ab.js></script><h1>Second</h1>';

let folder: string;
let file: string;
const extract = vi.fn((page: string) => [{objectID: page} as SearchRecord]);

const build = async (pages: string[], reader = 'one way') => {
  extract.mockClear();
  const records = await readRecords(pages, file, reader, () => Promise.resolve(extract));
  return {found: records.map(({objectID}) => objectID), read: extract.mock.calls.flat()};
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-records-'));
  file = path.join(folder, 'cache/en.json');
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('records of built pages', () => {
  it('are read once from a page that stays the same', async () => {
    expect(await build([first, second])).toEqual({found: [first, second], read: [first, second]});
    expect(await build([first, second])).toEqual({found: [first, second], read: []});
  });

  it('are read again from a page that changed, and from a new one, in the order of the pages', async () => {
    await build([first, second]);
    const changed = first.replace('First', 'Changed');
    expect(await build([second, 'new', changed])).toEqual({
      found: [second, 'new', changed],
      read: ['new', changed],
    });
  });

  it('stay where only the names of scripts and styles changed', async () => {
    await build([first]);
    expect((await build([first.replace('12ab', '34cd')])).read).toEqual([]);
  });

  it('are read again where the text names another asset', async () => {
    await build(['<p>Fetch /assets/a.png.']);
    const changed = '<p>Fetch /assets/b.png.';
    expect((await build([changed])).read).toEqual([changed]);
  });

  it('are forgotten with their page', async () => {
    await build([first, second]);
    await build([second]);
    expect((await build([first, second])).read).toEqual([first]);
  });

  it('are read again by another reader', async () => {
    await build([first]);
    expect((await build([first], 'another way')).read).toEqual([first]);
  });

  it.each(['{"reader": "one way", "pag', 'null', '[]', '{"reader": "one way"}'])(
    'are read again when what was kept is %s',
    async (text) => {
      await build([first]);
      fs.writeFileSync(file, text);
      expect(await build([first])).toEqual({found: [first], read: [first]});
    },
  );
});

it('names the reader by its code', () => {
  expect(recordsReader()).toMatch(/^[\da-f]{10}$/);
});

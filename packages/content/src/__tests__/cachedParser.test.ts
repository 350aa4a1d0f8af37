import fs from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {cachedParser} from '../cachedParser';
import {folderWith} from './files';

it('parses a file again only if its text has changed', () => {
  const file = path.join(folderWith({'a.txt': 'a'}), 'a.txt');
  const parse = vi.fn((text: string) => text.toUpperCase());
  const read = cachedParser(parse);
  expect([read(file), read(file)]).toEqual(['A', 'A']);
  expect(parse).toHaveBeenCalledTimes(1);
  fs.writeFileSync(file, 'b');
  expect(read(file)).toBe('B');
});

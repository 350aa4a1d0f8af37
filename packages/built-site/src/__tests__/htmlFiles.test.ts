import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {editHtmlFiles, restoreEndTags} from '../htmlFiles';

const read = (outDir: string) => (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');

it('applies edits in order, and writes the result once', () => {
  const pages = {'index.html': '<p>One<p>Two', '404.html': '<p>Lost'};
  const outDir = folderWith(pages);
  const files = Object.keys(pages);
  const html = editHtmlFiles(outDir, files, [
    restoreEndTags,
    (text, file) => text.replace('</body>', `${file}</body>`),
  ]);
  const body = (text: string) => `<html><head></head><body>${text}</body></html>`;
  expect([...html]).toEqual([
    ['index.html', body('<p>One</p><p>Two</p>index.html')],
    ['404.html', body('<p>Lost</p>404.html')],
  ]);
  expect(files.map(read(outDir))).toEqual([...html.values()]);
  expect(fs.readdirSync(outDir).sort()).toEqual([...files].sort());
});

it('names all files in which an edit fails, and leaves the others unchanged', () => {
  const outDir = folderWith({'a.html': 'bad', 'b.html': 'good', 'c.html': 'bad'});
  const edit = (html: string) => {
    if (html === 'bad') {
      throw new Error('is bad');
    }
    return 'edited';
  };
  const run = () => editHtmlFiles(outDir, ['a.html', 'b.html', 'c.html'], [edit]);
  expect(run).toThrow('a.html: is bad\nc.html: is bad');
  expect(read(outDir)('b.html')).toBe('good');
});

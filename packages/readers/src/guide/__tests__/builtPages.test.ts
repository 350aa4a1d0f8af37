import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {findBuiltPages} from '../builtPages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const files = {
  'index.html': '<title data-rh="true">Home | The guide</title>',
  'list/index.html': '<title>List &amp; table | The guide</title>',
  'fr/list.html': '<title>Liste</title>',
  'plain/index.html': '<p>No title</p>',
  // A page that moved, as hosts without redirects have it.
  'old.html/index.html': '<title>Moved</title><meta http-equiv="refresh" content="0; url=/list/">',
  '404.html': '<title>Not found</title>',
  'fr/404.html': '<title>Introuvable</title>',
  'assets/index.js': '',
};

it('the pages of a build are those that say something, by their addresses', () => {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), content);
  }
  const found = findBuiltPages(folder, '/docs/').sort((a, b) => (a.address < b.address ? -1 : 1));
  expect(found).toEqual([
    {address: '/docs/', title: 'Home'},
    {address: '/docs/fr/list', title: 'Liste'},
    {address: '/docs/list/', title: 'List & table'},
    {address: '/docs/plain/', title: '/docs/plain/'},
  ]);
});

it('without a build, who asks is told what to do', () => {
  expect(() => findBuiltPages(path.join(folder, 'none'), '/')).toThrow('Run `npm run build` first');
});

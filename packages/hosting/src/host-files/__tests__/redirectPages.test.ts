import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../../content/src/__tests__/files';
import {writeRedirectPages} from '../redirectPages';

const moved = [{from: '/old/', to: '/new/', locale: 'fr' as const}];

it('the pages of addresses that moved lead to where the language is built', () => {
  const dir = folderWith();
  writeRedirectPages(dir, moved, '/fr/', ['/fr/new/'], 'Moved');
  const page = fs.readFileSync(path.join(dir, 'old/index.html'), 'utf8');
  expect(page).toContain('<html lang=fr>');
  expect(page).toContain('content="0; url=/fr/new/"');
});

it.each([
  [['/other/'], 'The redirect from /old/ leads to /new/, which is no page.'],
  [['/new/', '/old/'], 'The redirect from /old/ stands where a page is'],
])('they are refused where the pages are %j', (pages, message) => {
  const dir = folderWith();
  expect(() => writeRedirectPages(dir, moved, '/', pages, 'Moved')).toThrow(message);
});

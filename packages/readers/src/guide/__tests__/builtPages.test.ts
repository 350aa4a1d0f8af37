import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {newFolder} from '../../__tests__/newFolder';
import {findBuiltPages} from '../builtPages';

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
  const folder = newFolder();
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), content);
  }
  const found = findBuiltPages(folder, '/docs/').map(({address, title}) => `${address} ${title}`);
  expect(found.sort()).toEqual([
    ...['/docs/ Home', '/docs/fr/list Liste', '/docs/list/ List & table'],
    '/docs/plain/ /docs/plain/',
  ]);
});

it('without a build, who asks is told what to do', () => {
  expect(() => findBuiltPages(path.join(newFolder(), 'none'), '/')).toThrow(
    'Run `npm run build` first',
  );
});

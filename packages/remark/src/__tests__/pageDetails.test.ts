import {expect, it} from 'vitest';
import {pageDetails} from '../pageDetails';
import {applyStep} from './applyStep';

const read = (mdx: string) => applyStep(pageDetails({locale: 'en'}), mdx);

it('adds nothing to the home page', () => {
  expect(read('Text.\n\n<Home />\n\nText.')).not.toContain('PageDetails');
});

it.each([
  ['first', 'Text.', /^<PageDetails \/>\n<paragraph>/],
  [
    'after a title in the page',
    '<div lang="fr">\n\n# Titre\n\n</div>\n\nText.',
    /^<div.*\n<PageDetails \/>\n<paragraph>/,
  ],
])('inserts the details %s', (_, mdx, page) => {
  expect(read(mdx)).toMatch(page);
});

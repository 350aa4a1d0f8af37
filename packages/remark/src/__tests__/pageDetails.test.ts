import {expect, it} from 'vitest';
import {pageDetails} from '../pageDetails';
import {applyStep} from './applyStep';

const read = (mdx: string, path = '/site/docs/page.mdx') =>
  applyStep(pageDetails({locale: 'en', siteDir: '/site'}), mdx, {path});
const words = (count: number) => 'word '.repeat(count);

it.each([
  ['no word', 1, ''],
  ['299 words', 1, words(299)],
  ['301 words', 2, words(301)],
  ['301 words of inline code', 2, `\`${words(301)}\``],
  ['500 words in a block of code', 1, `\`\`\`\n${words(500)}\n\`\`\``],
  ['a heading of 299 words, with an id', 1, `## ${words(299)}{#an-id}`],
])('estimates the reading time of %s as %i min', (_, minutes, mdx) => {
  expect(read(mdx)).toContain(`<PageDetails minutes="${minutes}"`);
});

it('omits the reading time of long references', () => {
  expect(read(words(4000))).toContain('<PageDetails />');
});

it('adds nothing to the home page', () => {
  expect(read('Text.\n\n<Home />\n\nText.')).not.toContain('PageDetails');
});

it.each(['/site/docs/_part.mdx', '/site/docs/_parts/one.mdx'])('adds nothing to %s', (file) => {
  expect(read('Text.', file)).not.toContain('PageDetails');
});

it.each([
  ['first', 'Text.', /^<PageDetails minutes="1" \/>\n<paragraph>/],
  [
    'after a title in the page',
    '<div lang="fr">\n\n# Titre\n\n</div>\n\nText.',
    /^<div.*\n<PageDetails minutes="1" \/>\n<paragraph>/,
  ],
])('inserts the details %s', (_, mdx, page) => {
  expect(read(mdx)).toMatch(page);
});

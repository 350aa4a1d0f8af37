import {expect, it} from 'vitest';
import {pageDetails} from '../pageDetails';
import {afterStep} from './afterStep';

const read = (mdx: string) => afterStep(pageDetails({locale: 'en'}), mdx);
const words = (count: number) => 'word '.repeat(count);

it.each([
  ['no word', 1, ''],
  ['299 words', 1, words(299)],
  ['301 words', 2, words(301)],
  ['301 words of code in a line', 2, `\`${words(301)}\``],
  ['500 words in a block of code', 1, `\`\`\`\n${words(500)}\n\`\`\``],
  ['a heading of 299 words, with an id', 1, `## ${words(299)}{#an-id}`],
])('%s are read in minutes: %i', (_, minutes, mdx) => {
  expect(read(mdx)).toContain(`<PageDetails minutes="${minutes}"`);
});

// Where the ways into the guide stand above the text, they describe the page.
it.each([
  ['first', 'Text.', /^<PageDetails minutes="1" described="true" \/>\n<paragraph>/],
  [
    'after the title that the page has of its own',
    '<div lang="fr">\n\n# Titre\n\n</div>\n\nText.',
    /^<div.*\n<PageDetails .*described="true" \/>\n<paragraph>/,
  ],
  [
    'where the text of the home page begins',
    'Text.\n\n<Home />\n\nText.',
    /^<paragraph>.*\n<Home \/>\n<PageDetails minutes="1" \/>\n<paragraph>/,
  ],
])('the details stand %s', (_, mdx, page) => {
  expect(read(mdx)).toMatch(page);
});

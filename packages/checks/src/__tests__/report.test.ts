import {expect, it} from 'vitest';
import {formatText} from '../report';

const finding = {
  ...{rule: 'link-text', file: 'docs/a.mdx', line: 3, column: 5},
  ...{found: 'the link “here”', expected: 'words', remedy: 'Write them.'},
};
const fix = {file: 'docs/a.mdx', start: 0, end: 1, text: ''};

it('lists findings and fixes with their location and counts them', () => {
  const lines = `docs/a.mdx:3:5  link-text
  found:    the link “here”
  expected: words
  remedy:   Write them.
`;
  expect(formatText({pages: 2, findings: [finding, {...finding, fix}], fixed: []})).toBe(
    `${lines}\n${lines}\n2 pages: 2 faults in 1 file\n\`npm run check -- --fix\` fixes 1 of them.`,
  );
  expect(formatText({pages: 1, findings: [], fixed: [finding]})).toBe(
    'fixed  docs/a.mdx:3:5  link-text\n\n1 page: no fault',
  );
});

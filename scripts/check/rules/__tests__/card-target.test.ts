import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {cardTarget} from '../card-target';

const findings = (to: string) =>
  findingsIn(cardTarget, {
    'docs/a.mdx': `---\nslug: /a-page/\n---\n\n<Cards>\n  <Card to="${to}" title="A">A.</Card>\n</Cards>\n`,
    'sidebars.ts':
      "export default {docs: [{type: 'category', link: {type: 'generated-index', slug: '/category/a/'}, items: ['a']}]};",
  });

it.each(['/a-page/', '/category/a/'])('passes %s', async (address) => {
  expect(await findings(address)).toEqual([]);
});

it.each([
  ['/a-paeg/', 'Write to="/a-page/".'],
  ['/fr/versions/', 'Copy the slug from the front matter of the page.'],
])('finds %s', async (address, remedy) => {
  expect(await findings(address)).toMatchObject([{file: 'docs/a.mdx', line: 6, remedy}]);
});

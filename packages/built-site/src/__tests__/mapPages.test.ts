import {expect, it} from 'vitest';
import {mapPages} from '../mapPages';

it('names the page in errors: its source file, or the path of a generated page', () => {
  const failOn = (page: {path: string; source?: string}) => () =>
    mapPages([page], () => {
      throw new Error('no title');
    });
  expect(failOn({path: '/tea/', source: 'docs/tea.mdx'})).toThrow('docs/tea.mdx: no title');
  expect(failOn({path: '/tags/'})).toThrow('/tags/: no title');
});

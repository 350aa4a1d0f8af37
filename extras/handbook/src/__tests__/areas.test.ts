import {expect, it} from 'vitest';
import {planArea, planGuide} from '../book/plan';
import {smallGuide} from './smallGuide';

const guide = smallGuide();
const numbered = (drafts: ReadonlyArray<{number: string; key: string}>) =>
  drafts.map(({number, key}) => `${number} ${key}`);

it('groups pages by area, in sidebar order', () => {
  const areas = guide.areas.map(({title, pages}) => [title, ...pages.map(({id}) => id)]);
  expect(areas).toEqual([
    ['Work', 'work', 'start', 'work/hidden'],
    ['API', 'api/calls'],
  ]);
  expect(guide.others.map(({id}) => id)).toEqual(['glossary']);
});

it('plans the guide: one part per area, one part for unlisted areas, and the named appendices last', () => {
  const plan = planGuide(guide, {appendices: ['work'], developers: 'For developers'});
  expect(plan.parts.map(({title, drafts}) => [title, numbered(drafts)])).toEqual([
    ['Work', ['1 start', '2 work-hidden']],
    ['For developers', ['3 api-calls']],
  ]);
  expect(numbered(plan.appendices)).toEqual(['A glossary', 'B work']);
});

it('plans one area: only its pages, with links to its category leading to the table of contents', () => {
  const {parts, appendices} = planArea(guide.areas[0]!);
  expect(parts.map(({key, drafts}) => [key, numbered(drafts)])).toEqual([
    ['contents', ['1 work', '2 start', '3 work-hidden']],
  ]);
  expect(appendices).toEqual([]);
});

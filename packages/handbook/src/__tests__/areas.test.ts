import {expect, it} from 'vitest';
import {planArea, planGuide} from '../book/plan';
import {smallGuide} from './smallGuide';

const guide = smallGuide();
const numbered = (drafts: ReadonlyArray<{number: string; key: string}>) =>
  drafts.map(({number, key}) => `${number} ${key}`);

it('a guide has its pages by area, in the order of the menu', () => {
  const areas = guide.areas.map(({title, pages}) => [title, ...pages.map(({id}) => id)]);
  expect(areas).toEqual([
    ['Work', 'work', 'start', 'work/hidden'],
    ['API', 'api/calls'],
  ]);
  expect(guide.others.map(({id}) => id)).toEqual(['glossary']);
});

it('a book of the guide has parts, one of what menus hide, and appendices, the named ones last', () => {
  const plan = planGuide(guide, {appendices: ['work'], developers: 'For developers'});
  expect(plan.parts.map(({title, drafts}) => [title, numbered(drafts)])).toEqual([
    ['Work', ['1 start', '2 work-hidden']],
    ['For developers', ['3 api-calls']],
  ]);
  expect(numbered(plan.appendices)).toEqual(['A glossary', 'B work']);
});

it('a book of one area has its pages alone, and leads what leads to it to the contents', () => {
  const {parts, appendices} = planArea(guide.areas[0]!);
  expect(parts.map(({key, drafts}) => [key, numbered(drafts)])).toEqual([
    ['contents', ['1 work', '2 start', '3 work-hidden']],
  ]);
  expect(appendices).toEqual([]);
});

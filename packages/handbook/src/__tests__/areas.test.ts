import {expect, it} from 'vitest';
import {planArea, planGuide} from '../book/plan';
import {readGuide} from '../read/areas';
import {smallGuide} from './builtPages';

const guide = readGuide(smallGuide(), '/');
const numbered = (drafts: ReadonlyArray<{number: string; key: string}>) =>
  drafts.map(({number, key}) => `${number} ${key}`);

it('a guide has the pages of one version by area, in the order of the menu, hidden ones near by', () => {
  const areas = guide.areas.map(({title, pages}) => [title, ...pages.map(({docId}) => docId)]);
  expect(areas).toEqual([
    ['Work', 'work', 'start', 'work/hidden'],
    ['API', 'api/calls'],
  ]);
  expect(guide.others.map(({docId}) => docId)).toEqual(['glossary']);
});

it('a guide says which page leads nowhere, or in a circle', () => {
  const pages = smallGuide();
  const glossary = pages.get('/glossary/')!;
  pages.delete('/glossary/');
  expect(() => readGuide(pages, '/')).toThrow(
    '/category/api/ leads to /glossary/, which the build does not have.',
  );
  pages.set('/glossary/', {...glossary, next: '/'});
  expect(() => readGuide(pages, '/')).toThrow('The links to the next page lead in a circle');
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

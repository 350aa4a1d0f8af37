import {describe, expect, it} from 'vitest';
import {planArea, planGuide} from '../book/plan';
import {readGuide} from '../read/areas';
import {builtPage, smallGuide} from './builtPages';

const guide = readGuide(smallGuide(), '/');
const idsOf = (pages: ReadonlyArray<{docId: string | undefined}>) => pages.map(({docId}) => docId);

describe('readGuide', () => {
  it('has the pages in the order of the menu, by category, those of one version alone', () => {
    expect(guide.areas.map(({name, title}) => [name, title])).toEqual([
      ['work', 'Work'],
      ['api', 'API'],
    ]);
    expect(idsOf(guide.areas[0]!.pages)).toEqual(['work', 'start', 'work/hidden']);
    expect(idsOf(guide.others)).toEqual(['glossary']);
  });

  it('has the pages that the menu hides: in their category, or near those at like addresses', () => {
    expect(idsOf(guide.areas[1]!.pages)).toEqual(['api/calls']);
    expect(idsOf(guide.areas[0]!.pages)).toContain('work/hidden');
  });

  it('says which page leads nowhere, or in a circle', () => {
    const pages = smallGuide();
    pages.delete('/glossary/');
    expect(() => readGuide(pages, '/')).toThrow(
      '/category/api/ leads to /glossary/, which the build does not have.',
    );
    pages.set('/glossary/', builtPage('/glossary/', {docId: 'glossary', next: '/'}));
    expect(() => readGuide(pages, '/')).toThrow('The links to the next page lead in a circle');
  });
});

describe('planGuide', () => {
  it('makes parts, one of what menus hide, and appendices, the named ones last', () => {
    const plan = planGuide(guide, {appendices: ['work'], developers: 'For developers'});
    const numbered = plan.parts.map(({title, drafts}) => [
      title,
      drafts.map(({number, key}) => `${number} ${key}`),
    ]);
    expect(numbered).toEqual([
      ['Work', ['1 start', '2 work-hidden']],
      ['For developers', ['3 api-calls']],
    ]);
    expect(plan.appendices.map(({number, key}) => `${number} ${key}`)).toEqual([
      'A glossary',
      'B work',
    ]);
  });
});

describe('planArea', () => {
  it('has the pages of one area, and leads what leads to it to the contents', () => {
    const {parts, appendices} = planArea(guide.areas[0]!);
    expect(parts.map(({key}) => key)).toEqual(['contents']);
    expect(parts[0]!.drafts.map(({number}) => number)).toEqual(['1', '2', '3']);
    expect(appendices).toEqual([]);
  });
});

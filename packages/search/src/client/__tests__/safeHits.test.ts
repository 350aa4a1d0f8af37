import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {parseMarked} from '../marked';
import {safeHits} from '../safeHits';

beforeAll(() => vi.stubGlobal('window', {location: {origin: 'http://localhost:3000'}}));
afterAll(() => vi.unstubAllGlobals());

const hit = (fields: object) => ({
  objectID: '1',
  url: 'https://docs.example.com/fr/kanban/#lanes',
  hierarchy: {lvl0: 'Vues', lvl1: 'Kanban', lvl2: 'Couloirs'},
  ...fields,
});

describe('parseMarked', () => {
  it('leaves nothing of markup but marks', () => {
    expect(parseMarked('a <mark>b</mark> <img src=x onerror=alert(1)>')).toEqual([
      {text: 'a ', match: false},
      {text: 'b', match: true},
      {text: ' <img src=x onerror=alert(1)>', match: false},
    ]);
  });

  it('reads what a crawler encoded', () => {
    expect(parseMarked('R&amp;D &lt;b&gt; &#39;x&#39;')).toEqual([
      {text: "R&D <b> 'x'", match: false},
    ]);
  });
});

describe('safeHits', () => {
  it('gives the path of the page, its headings and its snippet', () => {
    const [safe] = safeHits([
      hit({
        _snippetResult: {
          hierarchy: {lvl2: {value: '<mark>Couloirs</mark>'}},
          content: {value: 'un <mark>couloir</mark>'},
        },
      }),
    ]);
    expect(safe).toEqual({
      objectID: '1',
      url: '/fr/kanban/#lanes',
      area: 'Vues',
      unlisted: false,
      headings: [[{text: 'Kanban', match: false}], [{text: 'Couloirs', match: true}]],
      snippet: [
        {text: 'un ', match: false},
        {text: 'couloir', match: true},
      ],
    });
  });

  it.each([
    ['no list', undefined],
    ['nothing in it', [null, 3, 'x', {}]],
    ['a script as address', [hit({url: 'javascript:alert(1)'})]],
    ['an address that is none', [hit({url: 'https://'}), hit({url: 7})]],
    ['no title', [hit({hierarchy: {lvl0: 'Vues', lvl1: null}})]],
    ['a title that is no text', [hit({hierarchy: {lvl1: {evil: true}}})]],
  ])('leaves out hits with %s', (_, hits) => {
    expect(safeHits(hits)).toEqual([]);
  });

  it('keeps readers on this site', () => {
    expect(safeHits([hit({url: 'https://elsewhere.example/x/'})])[0]?.url).toBe('/x/');
  });
});

import {describe, expect, it} from 'vitest';
import {entryFor, readAddress, writeAddress} from '../address';

describe('the address', () => {
  it('says what is searched', () => {
    expect(readAddress('?q=kanban+board&area=Views')).toEqual({
      query: 'kanban board',
      area: 'Views',
    });
    expect(readAddress('')).toEqual({query: '', area: ''});
  });

  it('says nothing by an area without words', () => {
    expect(readAddress('?q=%20&area=Views')).toEqual({query: '', area: ''});
  });

  it.each([
    {query: 'R&D = 100 % #1 + more', area: 'Datasets & imports'},
    {query: 'l’équipe', area: ''},
    {query: '', area: ''},
  ])('gives back what was written: $query', (asked) => {
    expect(readAddress(writeAddress(asked, ''))).toEqual(asked);
  });

  it('keeps the parameters of others, and drops its own when they are empty', () => {
    expect(writeAddress({query: '', area: ''}, '?q=a&theme=dark&area=b')).toBe('theme=dark');
  });
});

describe('an entry of the history', () => {
  const of = (query: string, area = '') => ({query, area});

  it('is one while the reader types', () => {
    expect(entryFor(of('kan'), of('kanban'), false)).toBe('replace');
  });

  it('begins with what is typed after a rest', () => {
    expect(entryFor(of('kanban'), of('gantt'), true)).toBe('push');
  });

  it('takes the place of the empty page', () => {
    expect(entryFor(of(''), of('k'), true)).toBe('replace');
  });

  it('begins with an area, or with its end', () => {
    expect(entryFor(of('kanban'), of('kanban', 'Views'), false)).toBe('push');
    expect(entryFor(of('kanban', 'Views'), of('kanban'), true)).toBe('push');
  });

  it('is not made when nothing changes', () => {
    expect(entryFor(of('kanban', 'Views'), of('kanban', 'Views'), true)).toBe('none');
  });
});

import {describe, expect, it} from 'vitest';
import {readAddress, writeAddress} from '../address';

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

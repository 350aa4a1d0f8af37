import {describe, expect, it} from 'vitest';
import {packIndex} from '../packIndex';
import {indexOf, openPacked} from './records';

describe('packIndex', () => {
  it('keeps sections and headings in the index, and texts in other files', () => {
    const index = indexOf('en', [
      {path: '/list/', headings: ['List view'], content: 'Read items.'},
      {path: '/list/#edit', headings: ['List view', 'Edit'], content: 'Select a row.'},
      {path: '/list/#limits', headings: ['List view', 'Edit', 'Limits']},
      {path: '/kanban/', headings: ['Kanban'], content: 'Cards'},
    ]);
    expect(openPacked(index).sections.map(({path, headings}) => [path, ...headings])).toEqual([
      ['/list/', 'List view'],
      ['/list/#edit', 'List view', 'Edit'],
      ['/list/#limits', 'List view', 'Edit', 'Limits'],
      ['/kanban/', 'Kanban'],
    ]);
    expect([...index.texts.values()]).toEqual([['Read items.', 'Select a row.', null], ['Cards']]);
    expect(JSON.stringify(index.file)).not.toContain('Select a row');
  });

  it('packs terms of sections that are far apart, and throws without records', () => {
    const parts = Array.from({length: 300}, (_, at) => ({
      path: `/p${at}/`,
      headings: ['Page'],
      ...([0, 57, 58, 299].includes(at) && {content: 'rare'}),
    }));
    const {matches} = openPacked(indexOf('en', parts)).query('rare');
    expect(matches.map(({section}) => section.page)).toEqual([0, 57, 58, 299]);
    expect(() => packIndex([], {}, () => '')).toThrow('no record');
  });
});

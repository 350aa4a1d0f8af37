import {describe, expect, it} from 'vitest';
import {packIndex} from '../packIndex';
import {indexOf, openAll} from './records';

describe('an index file', () => {
  it('keeps the sections with their headings, and leaves the texts to files of their own', () => {
    const index = indexOf('en', [
      {path: '/list/', headings: ['List view'], content: 'Read items.'},
      {path: '/list/#edit', headings: ['List view', 'Edit'], content: 'Select a row.'},
      {path: '/list/#limits', headings: ['List view', 'Edit', 'Limits']},
      {path: '/kanban/', headings: ['Kanban'], content: 'Cards'},
    ]);
    expect(openAll(index).sections.map(({path, headings}) => [path, ...headings])).toEqual([
      ['/list/', 'List view'],
      ['/list/#edit', 'List view', 'Edit'],
      ['/list/#limits', 'List view', 'Edit', 'Limits'],
      ['/kanban/', 'Kanban'],
    ]);
    expect([...index.texts.values()]).toEqual([['Read items.', 'Select a row.', null], ['Cards']]);
    expect(JSON.stringify(index.file)).not.toContain('Select a row');
  });

  it('keeps a term that stands in sections far apart, and is not made of nothing', () => {
    const parts = Array.from({length: 300}, (_, at) => ({
      path: `/p${at}/`,
      headings: ['Page'],
      ...([0, 57, 58, 299].includes(at) && {content: 'rare'}),
    }));
    const matches = openAll(indexOf('en', parts)).match('rare');
    expect(matches.map(({section}) => section.page)).toEqual([0, 57, 58, 299]);
    expect(() => packIndex([], {}, () => '')).toThrow('no record');
  });
});

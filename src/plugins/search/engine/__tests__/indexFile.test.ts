import {describe, expect, it} from 'vitest';
import {packIndex, unpackIndex, type IndexFile} from '../indexFile';
import {packNumbers, unpackNumbers} from '../numbers';
import {indexOf} from './records';

describe('numbers', () => {
  it('come back as they were', () => {
    const numbers = [0, 1, 31, 32, 33, 1023, 1024, 1025, 123456];
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  });

  it('are refused when they are none', () => {
    expect(() => unpackNumbers('1 2')).toThrow('" "');
  });
});

describe('an index file', () => {
  const {file, texts} = indexOf('en', [
    {path: '/list/', headings: ['List view'], content: 'Read items. Read more items.'},
    {
      path: '/list/#edit',
      headings: ['List view', 'Edit'],
      content: 'Select a row of items.',
      labels: ['Save as view', 'Bulk edit'],
    },
    {path: '/list/#limits', headings: ['List view', 'Edit', 'Limits']},
    {path: '/kanban/', area: 'Views', headings: ['Kanban'], content: 'Cards', rank: 50},
  ]);
  const {sections, content, labels} = unpackIndex(file);

  it('keeps the sections, with their path of headings', () => {
    expect(sections).toEqual([
      expect.objectContaining({objectID: 'en:/list/', type: 'lvl1', headings: ['List view']}),
      expect.objectContaining({path: '/list/#edit', type: 'lvl2', headings: ['List view', 'Edit']}),
      expect.objectContaining({
        anchor: 'limits',
        type: 'lvl3',
        headings: ['List view', 'Edit', 'Limits'],
        position: 2,
      }),
      expect.objectContaining({area: 'Views', rank: 50, page: 1, anchor: null}),
    ]);
  });

  it('keeps how often each term stands where, without stop words', () => {
    expect(Object.fromEntries(content.frequencies)).toEqual({
      card: {3: 1},
      item: {0: 2, 1: 1},
      more: {0: 1},
      read: {0: 2},
      row: {1: 1},
      select: {1: 1},
    });
    expect(content.lengths).toEqual([5, 3, 0, 1]);
  });

  it('keeps labels word by word, and what stands together', () => {
    expect([...labels.frequencies.keys()]).toEqual([
      '_bulk_edit',
      '_save_view',
      'bulk',
      'edit',
      'save',
      'view',
    ]);
  });

  it('leaves the texts to files of their own', () => {
    expect([...texts.values()]).toEqual([
      ['Read items. Read more items.', 'Select a row of items.', null],
      ['Cards'],
    ]);
    expect(JSON.stringify(file)).not.toContain('Select a row');
  });

  it('of another format is refused', () => {
    expect(() => unpackIndex({...file, format: 99} as unknown as IndexFile)).toThrow('format 99');
  });

  it('is not made of nothing', () => {
    expect(() => packIndex([], [], () => '')).toThrow('no record');
  });
});

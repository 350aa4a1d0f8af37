import {describe, expect, it} from 'vitest';
import {packIndex, unpackIndex, type IndexFile} from '../indexFile';
import {indexOf} from './records';

describe('an index file', () => {
  const {file, supplement, texts} = indexOf('en', [
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
  const {sections, content, labels} = unpackIndex(file, supplement);

  it('keeps the sections, with their path of headings', () => {
    expect(sections).toEqual([
      expect.objectContaining({objectID: 'en:/list/', type: 'lvl1', headings: ['List view']}),
      expect.objectContaining({path: '/list/#edit', type: 'lvl2', headings: ['List view', 'Edit']}),
      expect.objectContaining({
        objectID: 'en:/list/#limits',
        type: 'lvl3',
        headings: ['List view', 'Edit', 'Limits'],
        position: 2,
      }),
      expect.objectContaining({area: 'Views', rank: 50, page: 1}),
    ]);
  });

  it('keeps how often each term stands where, without stop words', () => {
    expect(content).toEqual([
      ['item', 'item', 'more', 'read', 'read'],
      ['item', 'row', 'select'],
      [],
      ['card'],
    ]);
  });

  it('keeps labels word by word, and what stands together', () => {
    expect(labels[1]).toEqual(['_bulk_edit', '_save_view', 'bulk', 'edit', 'save', 'view']);
  });

  it('keeps a term that stands in sections far apart', () => {
    const parts = Array.from({length: 300}, (_, at) => ({
      path: `/p${at}/`,
      headings: ['Page'],
      ...([0, 57, 58, 299].includes(at) && {content: 'rare'}),
    }));
    const index = indexOf('en', parts);
    const unpacked = unpackIndex(index.file, index.supplement);
    expect(unpacked.content.flatMap((terms, at) => (terms.length > 0 ? [at] : []))).toEqual([
      0, 57, 58, 299,
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
    expect(() => packIndex([], {}, () => '')).toThrow('no record');
  });
});

import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import editPlace from '../../../../lib/editPlace.cjs';
import edits from '../edits.cjs';

const box = fs.readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');

describe.each(Object.entries(edits))('the search box: %s', (_name, edit) => {
  it('is changed in its one place', () => {
    const changed = editPlace(box, edit);
    expect(changed).toContain(edit.by);
    expect(changed.split(edit.place)).toHaveLength(edit.by.includes(edit.place) ? 2 : 1);
  });

  it('stops the build when the package has changed', () => {
    expect(() => editPlace(box.replace(edit.place, ''), edit)).toThrow(
      `${edit.of} no longer ${edit.does}: see src/plugins/search/docSearch/edits.cjs.`,
    );
  });
});

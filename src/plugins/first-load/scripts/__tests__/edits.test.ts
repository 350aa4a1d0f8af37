import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import editPlace from '../../../../lib/editPlace.cjs';
import {listFiles} from '../../../../lib/listFiles';
import {edits} from '../edits';

const packages = ['@docusaurus/theme-common', 'react-helmet-async'].flatMap((name) =>
  listFiles(`node_modules/${name}/lib`).map((path) => `node_modules/${name}/lib/${path}`),
);

describe.each(edits)('$file', ({file, edits: ofFile}) => {
  const paths = packages.filter((path) => file.test(path));

  it('is one file of a package', () => {
    expect(paths).toHaveLength(1);
  });

  it.each(ofFile)('no longer $does', (edit) => {
    const source = fs.readFileSync(paths[0]!, 'utf8');
    expect(source.split(edit.place)).toHaveLength(2);
    expect(editPlace(source, edit)).toContain(edit.by);
    const another = source.replace(edit.place, '');
    expect(() => editPlace(another, edit)).toThrow(`no longer ${edit.does}: see ${edit.see}.`);
  });
});

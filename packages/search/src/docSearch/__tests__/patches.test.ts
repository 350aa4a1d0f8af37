import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {patchBox} from '../loader.cjs';
import {boxPatches} from '../patches.cjs';
import {installedVersion, verifyVersions} from '@guide/delivery/verify';

const box = fs.readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');
const fullBox = patchBox(box, true);
const slimBox = patchBox(box, false);

describe.each(boxPatches)('$name', (patch) => {
  it('is written for the version that is installed', () => {
    expect(installedVersion('.', patch.package)).toBe(patch.version);
    expect(fs.existsSync(patch.file)).toBe(true);
  });

  it('is seen in what the box becomes, and missed in what it was', () => {
    const changed = patch.concerns(true) ? fullBox : slimBox;
    expect(patch.applied({scripts: [changed]})).toBe(true);
    expect(patch.applied({scripts: [box]})).toBe(false);
  });
});

describe('another version of the package', () => {
  it('stops the build, with both versions, the file and the remedy', () => {
    expect(() => verifyVersions(boxPatches, () => '5.0.0')).toThrow(
      '"box-refused-storage" was written for @docsearch/react 4.7.0, and 5.0.0 is installed. Install 4.7.0, or compare what packages/search/src/docSearch/patches.cjs changes',
    );
    expect(() => verifyVersions(boxPatches, () => undefined)).toThrow('and none is installed');
  });

  it('stops the build where a place is gone', () => {
    const other = box.replace('window.localStorage){(function(){', '');
    expect(() => patchBox(other, true)).toThrow(
      /"box-refused-storage" does not fit @docsearch\/react, which is to be 4\.7\.0: found 0 times.*patches\.cjs/,
    );
  });
});

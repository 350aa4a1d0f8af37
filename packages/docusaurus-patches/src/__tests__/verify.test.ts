import {describe, expect, it} from 'vitest';
import {settings} from '../settings';
import {table} from '../table';
import type {Patch} from '../types';
import {installedVersion, verifyApplied, verifyVersions} from '../verify';

const patch: Patch = {
  name: 'smaller box',
  package: 'box',
  version: '1.2.3',
  what: 'the box without its lid',
  why: 'Nobody closes it.',
  gain: '9 kB',
  file: 'src/box.ts',
  applied: ({mainScript}) => !mainScript.includes('lid'),
};
const site = (mainScript: string) => ({mainScript, scripts: [], mainStyles: '', home: ''});

describe('the table of patches', () => {
  it('holds for what is installed', () => {
    expect(table.length).toBeGreaterThan(4);
    verifyVersions(table, (name) => installedVersion('.', name));
  });

  it('stops when the package is another or gone, and says what to do', () => {
    const verify = (version?: string) => () => verifyVersions([patch], () => version);
    expect(verify('1.2.4')).toThrow(
      '"smaller box" was written for box 1.2.3, and 1.2.4 is installed. Install 1.2.3, or compare what src/box.ts changes with the new version and raise the version in the row, or delete the row and the change.',
    );
    expect(verify()).toThrow('and none is installed');
  });
});

describe('a build', () => {
  it('passes when each patch is in its files, and else names what is not, and where to look', () => {
    verifyApplied([patch], site('box'));
    expect(() => verifyApplied([patch], site('box and lid'))).toThrow(
      /"smaller box" was not applied to box 1\.2\.3: [^]*the box without its lid[^]*src\/box\.ts/,
    );
  });

  it.each([...settings, ...table])('notices a lost setting or patch: $name', (row) => {
    const script = row.name === 'route chunks' ? 'main.1.js' : '1.js';
    const unpatched = {
      mainScript: 'new XMLHttpRequest',
      scripts: ['onBrokenLinks', 'before-tokenize', '__webpack_require__.gca'],
      mainStyles: '.DocSearch-HitsFooter .navigation-with-keyboard .avatar__photo',
      home: `<script src=/assets/js/${script}>`,
    };
    expect(() => verifyApplied([row], unpatched)).toThrow(`"${row.name}" was not applied`);
  });
});

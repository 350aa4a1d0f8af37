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
  isApplied: ({mainScript}) => !mainScript.includes('lid'),
};
const site = (mainScript: string) => ({mainScript, scripts: [], mainStyles: '', home: ''});

describe('the table of patches', () => {
  it('matches the installed packages', () => {
    expect(table.length).toBeGreaterThan(4);
    verifyVersions(table, (name) => installedVersion('.', name));
  });

  it('throws with the remedy if the package has another version or is missing', () => {
    const verify = (version?: string) => () => verifyVersions([patch], () => version);
    expect(verify('1.2.4')).toThrow(
      '"smaller box" was written for box 1.2.3, but 1.2.4 is installed. Install 1.2.3, or compare what src/box.ts changes with the new version and raise the version in its row, or delete the row and the change.',
    );
    expect(verify()).toThrow('but none is installed');
  });
});

describe('a build', () => {
  it('passes if its files contain each patch, and reports missing ones with their file', () => {
    verifyApplied([patch], site('box'));
    expect(() => verifyApplied([patch], site('box and lid'))).toThrow(
      /"smaller box" was not applied to box 1\.2\.3: [^]*the box without its lid[^]*src\/box\.ts/,
    );
  });

  it.each([...settings, ...table])('fails without the setting or patch: $name', (row) => {
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

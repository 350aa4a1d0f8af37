import {describe, expect, it} from 'vitest';
import {settings} from '../settings';
import {table} from '../table';
import type {Patch} from '../types';
import {installedVersion, verifyApplied, verifyVersions} from '../verify';

const patch: Patch = {
  name: 'no debug code',
  package: 'example',
  version: '1.2.3',
  what: 'the script without its debug code',
  why: 'Readers never run it.',
  gain: '9 kB',
  file: 'src/noDebugCode.ts',
  isApplied: ({mainScript}) => !mainScript.includes('debug'),
};
const site = (mainScript: string) => ({mainScript, scripts: [], mainStyles: '', home: ''});

describe('the table of patches', () => {
  it('matches the installed packages', () => {
    expect(table.length).toBeGreaterThan(4);
    verifyVersions(table, (name) => installedVersion('.', name));
  });

  it('throws if the package is missing or has another version', () => {
    const verify = (version?: string) => () => verifyVersions([patch], () => version);
    expect(verify('1.2.4')).toThrow(
      '"no debug code" was written for example 1.2.3, but 1.2.4 is installed. Install 1.2.3, or compare what src/noDebugCode.ts changes with the new version and raise the version in its row, or delete the row and the change.',
    );
    expect(verify()).toThrow('but none is installed');
  });
});

describe('a build', () => {
  it('passes if it contains all patches; the error for a missing patch contains the file', () => {
    verifyApplied([patch], site('start()'));
    expect(() => verifyApplied([patch], site('debug(start())'))).toThrow(
      /"no debug code" was not applied to example 1\.2\.3: [^]*the script without its debug code[^]*src\/noDebugCode\.ts/,
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

import {expect, it} from 'vitest';
import {bundlerSettings} from '../bundlerSettings';
import {checkedVersions, patchList} from '../patchList';
import type {Patch} from '../types';
import {verifyApplied, verifyVersion} from '../verify';

const patch: Patch = {
  name: 'no debug code',
  what: 'the script without its debug code',
  why: 'Readers never run it.',
  gain: '9 kB',
  file: 'src/noDebugCode.ts',
  isApplied: ({mainScript}) => !mainScript.includes('debug'),
};
const site = (mainScript: string) => ({mainScript, scripts: [], mainStyles: '', home: ''});

it('only accepts versions of Docusaurus that the patches were checked against', () => {
  const verify =
    (...versions: string[]) =>
    () =>
      verifyVersion('.', '@docusaurus/core', versions, 'src/patchList.ts');
  expect(verify(...checkedVersions)).not.toThrow();
  expect(verify('3.8.0', '3.9.0')).toThrow(
    `src/patchList.ts was written for @docusaurus/core 3.8.0 or 3.9.0, but ${checkedVersions[0]} is installed.`,
  );
});

it('passes if it contains all patches; the error for a missing patch contains the file', () => {
  verifyApplied([patch], site('start()'));
  expect(() => verifyApplied([patch], site('debug(start())'))).toThrow(
    '- "no debug code" (the script without its debug code): see src/noDebugCode.ts',
  );
});

it.each([...bundlerSettings, ...patchList])('fails without the setting or patch: $name', (row) => {
  const script = row.name === 'route chunks' ? 'main.1.js' : '1.js';
  const unpatched = {
    mainScript: 'new XMLHttpRequest',
    scripts: ['onBrokenLinks', 'before-tokenize', '__webpack_require__.gca'],
    mainStyles: '.DocSearch-HitsFooter .navigation-with-keyboard .avatar__photo',
    home: `<script src=/assets/js/${script}>`,
  };
  expect(() => verifyApplied([row], unpatched)).toThrow(`- "${row.name}"`);
});

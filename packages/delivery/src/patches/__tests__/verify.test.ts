import {describe, expect, it} from 'vitest';
import {changes} from '../changes';
import {patches} from '../table';
import type {Patch} from '../types';
import {installedVersion, verifyApplied, verifyTable} from '../verify';

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
    expect(patches.length).toBeGreaterThan(5);
    verifyTable(patches, Object.keys(changes), (name) => installedVersion('.', name));
  });

  it.each(['1.2.4', undefined])('stops when the package is another: %s', (version) => {
    expect(() => verifyTable([patch], ['smaller box'], () => version)).toThrow(
      `"smaller box" was written for box 1.2.3, and ${version ?? 'none'} is installed. Install 1.2.3, or compare what src/box.ts changes with the new version and raise the version in the row, or delete the row and the change.`,
    );
  });

  it('stops when a row was removed, and its change was not', () => {
    expect(() => verifyTable([], ['smaller box'], () => '1.2.3')).toThrow(
      '"smaller box" is a change without a row. Give it a row with what it gains, or delete the change.',
    );
  });

  it('stops when a change was removed, and its row was not', () => {
    expect(() => verifyTable([patch], [], () => '1.2.3')).toThrow(
      '"smaller box" is a row without a change. Apply it (src/box.ts), or delete the row.',
    );
  });

  it('names every fault', () => {
    expect(() => verifyTable([patch], ['another'], () => '2.0.0')).toThrow(
      /- "smaller box" was written[^]*- "smaller box" is a row[^]*- "another" is a change/,
    );
  });
});

describe('a build', () => {
  it('passes when each patch is in its files', () => {
    verifyApplied([patch], site('box'));
  });

  it('stops when one is not, and says where to look', () => {
    expect(() => verifyApplied([patch], site('box and lid'))).toThrow(
      /"smaller box" was not applied to box 1\.2\.3: [^]*the box without its lid[^]*src\/box\.ts/,
    );
  });

  it.each(patches.map((row) => [row.name, row] as const))(
    'notices a lost patch: %s',
    (_name, row) => {
      const unpatched = {
        mainScript: `new XMLHttpRequest,isLast:!1,path:"/next"${'path:"/next/a/"'.repeat(10)}`,
        scripts: ['onBrokenLinks', 'before-tokenize', '__webpack_require__.gca'],
        mainStyles: '.avatar__photo--xl .DocSearch-HitsFooter',
        home:
          row.name === 'route chunks'
            ? '<script src=/assets/js/main.1.js>'
            : '<script src=/assets/js/1.js>',
      };
      expect(() => verifyApplied([row], unpatched)).toThrow(`"${row.name}" was not applied`);
    },
  );
});

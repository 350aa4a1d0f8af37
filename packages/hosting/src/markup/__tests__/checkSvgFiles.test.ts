import {noCache} from '@guide/built-site/buildCache';
import {expect, it} from 'vitest';
import {folderWith} from '../../../../content/src/__tests__/files';
import {checkSvgFiles} from '../checkSvgFiles';

const check = (contents: Record<string, string>) =>
  checkSvgFiles({
    outDir: folderWith(contents),
    files: new Set(Object.keys(contents)),
    cache: noCache,
  });

it('names unsafe pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(() => check({'index.html': '', 'a.svg': svg})).not.toThrow();
  expect(() => check({'assets/images/a-1f.SVG': '<svg/>', 'a.svg': svg})).toThrow(
    /^assets\/images\/a-1f\.SVG: SVG files must not contain <svg>\.\nThe source of/,
  );
});

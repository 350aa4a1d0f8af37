import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {noCache} from '@guide/built-site/buildCache';
import {expect, it} from 'vitest';
import {checkFiles} from '../checkFiles';

function check(contents: Record<string, string>): void {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
  try {
    for (const [file, text] of Object.entries(contents)) {
      fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
      fs.writeFileSync(path.join(outDir, file), text);
    }
    checkFiles({outDir, files: new Set(Object.keys(contents)), cache: noCache});
  } finally {
    fs.rmSync(outDir, {recursive: true});
  }
}

it('accepts pages, scripts, downloads and safe pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(() =>
    check({
      'index.html': '',
      'opensearch.xml': '',
      'assets/js/a.js': '',
      'a.csv': '',
      'a.svg': svg,
    }),
  ).not.toThrow();
});

it('names unsafe pictures, and documents that are not checked as pages', () => {
  expect(() =>
    check({
      'assets/images/a-1f.SVG': '<svg/>',
      'assets/files/a.xml': '',
      'a.xhtml': '',
      'a.HTML': '',
    }),
  ).toThrow(
    /^assets\/images\/a-1f\.SVG: SVG files must not contain <svg>\.\nassets\/files\/a\.xml: .+\na\.xhtml: .+\na\.HTML: .+\nThe source of/,
  );
});

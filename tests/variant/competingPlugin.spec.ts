import fs from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from '../support/browser';
import {variantDir} from './site/build';

/** A plugin of the fixture writes two pages while the build steps run (`site/overlay/docusaurus.config.ts`). */
const pages = ['at-once.html', 'late.html'];

test('build steps ignore the pages that another plugin writes, whenever it does', async () => {
  const {files} = JSON.parse(await fs.readFile(path.join(variantDir, 'offline.json'), 'utf8')) as {
    files: Record<string, unknown>;
  };
  for (const page of pages) {
    // A step that had read the page would have stopped the build: its script isn't in the CSP.
    expect(await fs.readFile(path.join(variantDir, page), 'utf8')).not.toContain('Policy');
    expect(files).not.toHaveProperty([page]);
  }
  expect(files).toHaveProperty(['404.html']);
});

import fs from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from '../support/browser';
import {variantDir} from './site/build';

/** Written by a plugin in `site/overlay/docusaurus.config.ts`. */
const pages = ['at-once.html', 'late.html'];

test('build steps ignore pages of another plugin, whenever it writes them', async () => {
  for (const page of pages) {
    // A step that reads the page would fail the build: the CSP doesn't allow its script.
    expect(await fs.readFile(path.join(variantDir, page), 'utf8')).not.toContain('Policy');
  }
});

/**
 * `npm run build`: builds the site and makes it ready for its hosts. It takes the flags of
 * `docusaurus build`.
 *
 * Plain JavaScript, so that Docusaurus is at work before anything that reads TypeScript is loaded.
 */
import {createRequire} from 'node:module';
import {run} from '../run.mjs';
import {countPages, heapOptions} from './heap.mjs';

const require = createRequire(import.meta.url);
const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const args = process.argv.slice(2);

const building = run(
  [process.execPath, ...heapOptions(countPages('docs')), docusaurus, 'build', ...args],
  // One pool of memory a thread, as Linux has it, keeps a third more than is in use.
  {MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2'},
);
require('tsx/cjs');
await require('./complete.ts').completeBuild(args, building);

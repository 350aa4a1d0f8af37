import path from 'node:path';
import {compileHint, hintedScripts} from './changes/compileHint';
import {withContentAnnounced} from './changes/contentAnnounced';
import {oneRender, prefetchOnce} from './changes/ownModules';
import {routeChunks} from './changes/routeChunks';
import {rspack2} from './changes/rspack2';
import {trimClientData} from './changes/trimClientData';
import type {BundlerSettings, Patch} from './types';

const changes = 'packages/docusaurus-patches/src/changes';

const includesOfPrism = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

const focusStyles = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'hooks/styles.css',
);

/** The version of Docusaurus that the changes were last compared with. */
const docusaurus = '3.9.1';
const core = {package: '@docusaurus/core', version: docusaurus};

/**
 * Docusaurus puts all styles into the one file of the first visit. Those of the search box, of the
 * search page, of tabs and of what is fetched on demand come with their scripts.
 */
const searchStylesApart: BundlerSettings = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {
          test: /^(?!.*[\\/](?:@docsearch|client[\\/](?:box|page)|onDemand|theme[\\/]Tab(?:s|Item))[\\/])/,
        },
      },
    },
  },
};

/** Every change that this site makes to a package from outside, but for those of `packages/search/src`. */
export const table: readonly Patch[] = [
  {
    name: 'trim client data',
    ...core,
    what: 'configuration, metadata and versions without what no page shows',
    why: 'Each visit fetches them.',
    gain: 'JavaScript of a first visit 132.8 to 111.7 kB (`npm run bench -- --only bytes`, 2026-11-23).',
    file: `${changes}/trimClientData.ts`,
    client: trimClientData,
    applied: ({scripts}) =>
      !scripts.some((text) => /onBrokenLinks|docusaurus-plugin-sitemap/.test(text)),
  },
  {
    name: 'route chunks',
    ...core,
    what: 'each page names the scripts of its content',
    why: 'With Rspack, Docusaurus finds none of them, and the browser learns of them when the main script has run.',
    gain: 'With “content announced”: on a slowed phone a page answers after 1,545 in place of 1,690 ms, and blocks for 74 in place of 91 (`npm run bench -- --only throttled --runs 7 --beside`, 2026-11-23).',
    file: `${changes}/routeChunks.ts`,
    client: routeChunks,
    applied: ({home}) => /<(?:script|link)[^>]*\/assets\/js\/(?!main\.|runtime~)/.test(home),
  },
  {
    name: 'content announced',
    ...core,
    what: 'a page preloads the scripts of its content, in place of running them',
    why: 'The styles come first; and a script that fails is asked for again, in place of a wait of two minutes.',
    gain: 'Mends a wait of two minutes after a lost request (tests/browser/desktop/lostChunk.spec.ts).',
    file: `${changes}/contentAnnounced.ts`,
    page: withContentAnnounced,
    applied: ({home}) => !/<script[^>]*\/assets\/js\/(?!main\.|runtime~)/.test(home),
  },
  {
    name: 'compile hint',
    ...core,
    what: 'Chromium compiles the functions of each script while it loads',
    why: 'All of them are called at once: compiled one by one, each blocks the page.',
    gain: 'Main thread of a first visit 583 to 487 ms of CPU on a desktop, 476 to 389 on a phone: medians of 7 alternating visits, from a trace, 2026-11-23.',
    file: `${changes}/compileHint.ts`,
    client: hintedScripts,
    applied: ({scripts}) => scripts.every((text) => text.startsWith(compileHint)),
  },
  {
    name: 'no highlighter',
    package: '@docusaurus/theme-classic',
    version: docusaurus,
    what: 'the client module that loads Prism is left out',
    why: 'Code is coloured at build (packages/remark/src/code).',
    gain: 'JavaScript of a first visit 140.7 to 111.7 kB (`npm run bench -- --only bytes`, 2026-11-23).',
    file: 'packages/docusaurus-patches/src/table.ts',
    client: () => ({resolve: {alias: {[includesOfPrism]: false}}}),
    applied: ({scripts}) => !scripts.some((text) => text.includes('before-tokenize')),
  },
  {
    name: 'styles of the search apart',
    ...core,
    what: 'the styles of the search box, of the search page, of tabs and of what is fetched on demand come with their scripts',
    why: 'Upstream puts all styles into the one file of the first visit.',
    gain: 'Styles of a first visit 20.8 to 15.2 kB (`npm run bench -- --only bytes`, 2026-11-23).',
    file: 'packages/docusaurus-patches/src/table.ts',
    client: () => searchStylesApart,
    applied: ({mainStyles}) => !mainStyles.includes('.DocSearch-HitsFooter'),
  },
  {
    name: 'fetched ahead once',
    ...core,
    what: 'a script is fetched ahead once, and not when the page has announced it; so is the page of a link to a section',
    why: 'Upstream asks again for each link until the script has come, and in WebKit, which has no prefetch, by a request that a private window does not keep. For a link with an anchor or a query it finds no page, and fetches nothing.',
    gain: 'In WebKit, opening a document and the page after it asked for 3 of 26 scripts twice, that of the next page among them; now for none (tests/release/engines/pages.spec.ts, 2026-11-23). A link to a section, pressed 1.5 s after it was pointed at, 1.6 Mbit/s, 150 ms, CPU 4×: 2.06 to 1.58 s, medians of five pairs (2026-11-24).',
    file: `${changes}/ownModules.ts`,
    client: prefetchOnce,
    applied: ({mainScript}) => !mainScript.includes('XMLHttpRequest'),
  },
  {
    name: 'one render',
    ...core,
    what: 'the router gives an address when its page has come, and says when it does not come',
    why: 'Upstream gives it at once and holds the page back below: with React 19, all of the page that is left is rendered once more. What does not come it loads anew, even without a network.',
    gain: 'A change of page on a slowed phone 367 to 309 ms, where the framework with its fast bundler takes 328: medians of 7 in turn, with the row below, 2026-11-25.',
    file: `${changes}/ownModules.ts`,
    client: oneRender,
    applied: ({mainScript}) => mainScript.includes('onRouteLoadFailed'),
  },
  {
    name: 'focus without a class',
    package: '@docusaurus/theme-common',
    version: docusaurus,
    what: 'the rule that hides the outline of what has the focus by a press is left out',
    why: 'Browsers know `:focus-visible`. Helmet gives <body> the class of this rule back at each change of page, and the browser then finds the styles of all elements anew.',
    gain: 'Elements whose styles a change of page finds anew after its first frame 625 to 51, 33 to 17 ms: from traces, 2026-11-25.',
    file: 'packages/docusaurus-patches/src/table.ts',
    client: () => ({resolve: {alias: {[focusStyles]: false}}}),
    applied: ({mainStyles}) => !mainStyles.includes('navigation-with-keyboard'),
  },
  {
    name: 'rspack 2',
    package: '@rspack/core',
    version: '2.2.9',
    what: 'Docusaurus’ settings for Rspack 1, as Rspack 2 reads them; in development, what a build has said is kept',
    why: 'A later major version than the one that 3.9.1 asks for: see DEPENDENCIES.md. A page that connects while another is saved would never be up to date again.',
    gain: 'Warm builds 16.9 and 13.6 s in place of 18.3 and 18.0, cold ones 31.8 and 25.3 in place of 31.5 and 29.8, 1.16 in place of 1.43 GB: pairs in turn, `/usr/bin/time docusaurus build`, 2026-11-25. A first visit has 1.1 kB less of JavaScript.',
    bundler: 'rspack',
    file: `${changes}/rspack2.ts`,
    bothSides: rspack2,
    applied: ({scripts}) => !scripts.some((text) => text.includes('__webpack_require__.gca')),
  },
];

import {preloadContentScripts} from './changes/contentPreload';
import {oneRender, prefetchOnce} from './changes/moduleReplacements';
import {routeChunks} from './changes/routeChunks';
import {trimClientData} from './changes/trimClientData';
import type {Patch} from './types';

const changes = 'packages/docusaurus-patches/src/changes';

/** Docusaurus version that all patches were last checked against. */
const docusaurus = '3.9.1';
const core = {package: '@docusaurus/core', version: docusaurus};

/** All patches of packages, except those of DocSearch in `packages/search/src`. */
export const table: readonly Patch[] = [
  {
    name: 'trim client data',
    ...core,
    what: 'configuration, metadata and versions without the fields that no page uses',
    why: 'Each visit loads them.',
    gain: 'JavaScript of a first visit 132.8 to 111.7 kB (`npm run bench -- --only bytes`, 2026-11-23).',
    file: `${changes}/trimClientData.ts`,
    client: trimClientData,
    isApplied: ({scripts}) =>
      !scripts.some((text) => /onBrokenLinks|docusaurus-plugin-sitemap/.test(text)),
  },
  {
    name: 'route chunks',
    ...core,
    what: 'each page links the scripts of its content',
    why: 'With Rspack, Docusaurus finds none of them, so the browser only requests them after running the main script.',
    gain: 'With “content preload”: on a slow phone a page is hydrated after 1,545 ms instead of 1,690, and blocked for 74 ms instead of 91 (`npm run bench -- --only throttled --runs 7 --beside`, 2026-11-23).',
    file: `${changes}/routeChunks.ts`,
    client: routeChunks,
    isApplied: ({home}) => /<(?:script|link)[^>]*\/assets\/js\/(?!main\.|runtime~)/.test(home),
  },
  {
    name: 'content preload',
    ...core,
    what: 'a page preloads the scripts of its content instead of running them',
    why: 'Styles load first, and a failed script is requested again instead of after two minutes.',
    gain: 'Fixes a wait of two minutes after a failed request (tests/browser/desktop/lostChunk.spec.ts).',
    file: `${changes}/contentPreload.ts`,
    page: preloadContentScripts,
    isApplied: ({home}) => !/<script[^>]*\/assets\/js\/(?!main\.|runtime~)/.test(home),
  },
  {
    name: 'prefetch once',
    ...core,
    what: 'a script is prefetched once, and not if the page preloads it; links with an anchor or a query are prefetched too',
    why: 'Upstream requests a script again for each link until it has loaded. In WebKit, which has no prefetch, a private window doesn’t cache the response. For a link with an anchor or a query, upstream finds no route and prefetches nothing.',
    gain: 'In WebKit, opening a document and the next page requested 3 of 26 scripts twice, now none (tests/release/engines/pages.spec.ts, 2026-11-23). A link to a section, clicked 1.5 s after hovering, 1.6 Mbit/s, 150 ms, CPU 4×: 2.06 to 1.58 s, medians of five pairs (2026-11-24).',
    file: `${changes}/moduleReplacements.ts`,
    client: prefetchOnce,
    isApplied: ({mainScript}) => !mainScript.includes('XMLHttpRequest'),
  },
  {
    name: 'one render',
    ...core,
    what: 'the router changes its location when the page has loaded, and reports when it fails to load',
    why: 'Upstream changes it at once and delays the page below the router: with React 19, the old page is rendered once more. If a page fails to load, upstream reloads the document, even offline.',
    gain: 'A navigation on a slow phone: 367 to 309 ms, stock Docusaurus with Rspack 328 (medians of 7 alternating runs, with “no focus class”, 2026-11-25).',
    file: `${changes}/moduleReplacements.ts`,
    client: oneRender,
    isApplied: ({mainScript}) => mainScript.includes('onRouteLoadFailed'),
  },
];

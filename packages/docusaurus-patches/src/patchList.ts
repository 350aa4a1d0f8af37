import {preloadContentScripts} from './changes/contentPreload';
import {routeChunks} from './changes/routeChunks';
import {trimClientData} from './changes/trimClientData';
import type {Patch} from './types';

const changes = 'packages/docusaurus-patches/src/changes';

/** Versions of `@docusaurus/core` that all patches were checked against: installed, next. */
export const checkedVersions = ['3.9.1', '3.10.2'] as const;

/** All patches. DocSearch is patched in `packages/search/src/docSearch/aliases.ts`. */
export const patchList: readonly Patch[] = [
  {
    name: 'trim client data',
    what: 'configuration, metadata and versions without the fields that no page uses',
    why: 'Every page loads these fields.',
    gain: 'JavaScript of a first visit 132.8 to 111.7 kB (`npm run bench -- --only bytes`, 2026-11-23).',
    file: `${changes}/trimClientData.ts`,
    client: trimClientData,
    isApplied: ({scripts}) =>
      !scripts.some((text) => /onBrokenLinks|docusaurus-plugin-sitemap/.test(text)),
  },
  {
    name: 'route chunks',
    what: 'links from each page to the scripts of its content',
    why: 'With Rspack, Docusaurus finds none of them, so the browser only requests them after running the main script.',
    gain: 'With “content preload”: on a slow phone a page is hydrated after 1,545 ms instead of 1,690, and blocked for 74 ms instead of 91 (`npm run bench -- --only throttled --runs 7 --beside`, 2026-11-23).',
    file: `${changes}/routeChunks.ts`,
    client: routeChunks,
    isApplied: ({home}) => /<(?:script|link)[^>]*\/assets\/js\/(?!main\.|runtime~)/.test(home),
  },
  {
    name: 'content preload',
    what: 'preload links instead of script elements for the scripts of the content',
    why: 'Styles load first. After a failed request, the bundler’s loader requests the script again instead of waiting for two minutes.',
    gain: 'Fixes a wait of two minutes after a failed request (tests/browser/desktop/chunkLoadError.spec.ts).',
    file: `${changes}/contentPreload.ts`,
    page: preloadContentScripts,
    isApplied: ({home}) => !/<script[^>]*\/assets\/js\/(?!main\.|runtime~)/.test(home),
  },
];

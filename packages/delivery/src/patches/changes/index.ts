import type {Change} from '../types';
import {hintedScripts} from './compileHint';
import {withContentAnnounced} from './contentAnnounced';
import {prefetchOnce} from './prefetch';
import {trimClientData} from './trimClientData';
import {routeChunks} from './routeChunks';
import {searchStylesApart} from './searchStylesApart';

const includesOfPrism = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

/** The change of each patch, by its name in the table. */
export const changes: Record<string, Change> = {
  'trim client data': {client: trimClientData},
  'route chunks': {client: routeChunks},
  'content announced': {page: withContentAnnounced},
  'compile hint': {client: hintedScripts},
  'no highlighter': {client: () => ({resolve: {alias: {[includesOfPrism]: false}}})},
  'styles of the search apart': {client: () => searchStylesApart},
  'fetched ahead once': {client: prefetchOnce},
};

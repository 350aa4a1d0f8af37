import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {earlySearchScript} from '../../components/SearchButton/earlySearch';
import {builtPages} from '../../lib/builtPages';
import {packIndex} from './engine/indexFile';
import {lastBuildOf, serveLastBuild} from './lastBuild';
import {readRecords, recordsReader} from './records/keptRecords';
import {shortHash} from './shortHash';
import {synonyms} from './synonyms';

/** Beside the pages of a language. */
const DATA_FOLDER = 'search-data';
const INDEX_FILE = 'index.json';
/** The name of each file in it is a hash of its content. */
const TEXTS_FOLDER = 'texts';

/** What the browser needs to know. */
export interface SearchData {
  provider: 'embedded' | 'hosted';
  /** Address of the embedded index. */
  index: string;
  /** In development: when the build was made that the embedded index answers from; `null` when there is none. */
  lastBuild?: string | null;
}

/** Which provider answers, and whether it has an assistant. */
export type SearchOptions = {
  provider: SearchData['provider'];
  hasAskAi: boolean;
};

/**
 * Search: makes the embedded index of a language from its built pages, and
 * tells the browser who answers.
 */
export default function search(
  {baseUrl, siteDir, i18n}: LoadContext,
  {provider, hasAskAi}: SearchOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const builtData = path.join(siteDir, 'build', baseUrl, DATA_FOLDER);
  let facts: string;
  return {
    name: 'search',

    async contentLoaded({actions}) {
      facts = await actions.createData('doc-search.json', {hasAskAi});
      actions.setGlobalData({
        provider,
        index: normalizeUrl([baseUrl, DATA_FOLDER, INDEX_FILE]),
        ...(isDevelopment && {lastBuild: await lastBuildOf(path.join(builtData, INDEX_FILE))}),
      } satisfies SearchData);
    },

    configureWebpack: (_config, isServer) => ({
      module: {
        // The box is for the browser: the server never runs it.
        rules: isServer
          ? []
          : [
              {
                test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
                loader: path.join(__dirname, 'docSearch/loader.cjs'),
                options: {facts},
              },
            ],
      },
      ...(isDevelopment && serveLastBuild(builtData, normalizeUrl([baseUrl, DATA_FOLDER]))),
    }),

    // The attribute keeps the minifier from joining it with the script before: the policy names each.
    injectHtmlTags: () => ({
      preBodyTags: [
        {tagName: 'script', attributes: {'data-search': true}, innerHTML: earlySearchScript},
      ],
    }),

    async postBuild(build) {
      if (provider === 'hosted') {
        return;
      }
      const records = await readRecords(
        builtPages(build).map((file) => fs.readFileSync(file, 'utf8')),
        path.join(siteDir, 'node_modules/.cache/search-records', `${i18n.currentLocale}.json`),
        recordsReader(),
        async () => (await import('./records/extract')).extractRecords,
      );
      if (records.length === 0) {
        throw new Error(
          `The search index of "${i18n.currentLocale}" would be empty: no page has a .theme-doc-markdown body. See src/plugins/search/records/extract.ts.`,
        );
      }
      const locale = i18n.currentLocale as keyof typeof synonyms;
      const {file, texts} = packIndex(records, synonyms[locale], shortHash);
      const folder = path.join(build.outDir, DATA_FOLDER);
      await fs.promises.mkdir(path.join(folder, TEXTS_FOLDER), {recursive: true});
      await Promise.all([
        fs.promises.writeFile(path.join(folder, INDEX_FILE), JSON.stringify(file)),
        ...[...texts].map(([name, pageTexts]) =>
          fs.promises.writeFile(
            path.join(folder, TEXTS_FOLDER, `${name}.json`),
            JSON.stringify(pageTexts),
          ),
        ),
      ]);
      logger.info`Search index of name=${i18n.currentLocale}: number=${records.length} sections of number=${texts.size} pages.`;
    },
  };
}

import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {extractRecords} from './records';
import {buildIndex} from './shared/engine';

const INDEX_FILE = 'search-index.json';

/** What the client needs to know. */
export interface EmbeddedSearchData {
  searchPage: string;
  index: string;
}

/**
 * Search without a provider: the build reads its own pages into one index per
 * language, and the search page answers from it in the browser.
 */
export default function embeddedSearch({baseUrl}: LoadContext): Plugin {
  const searchPage = normalizeUrl([baseUrl, 'search/']);
  return {
    name: 'embedded-search',

    contentLoaded({actions}) {
      actions.addRoute({
        path: searchPage,
        exact: true,
        component: path.join(__dirname, 'client/SearchPage/index.tsx'),
      });
      actions.setGlobalData({
        searchPage,
        index: normalizeUrl([baseUrl, INDEX_FILE]),
      } satisfies EmbeddedSearchData);
    },

    async postBuild({outDir, routesPaths, i18n}) {
      const pages = await Promise.all(
        routesPaths
          .filter((route) => route.endsWith('/'))
          .map(async (route) =>
            extractRecords(
              await fs.readFile(
                path.join(outDir, route.slice(baseUrl.length), 'index.html'),
                'utf8',
              ),
              route,
            ),
          ),
      );
      const records = pages.flat();
      if (records.length === 0) {
        throw new Error(
          `The search index of "${i18n.currentLocale}" would be empty: no page has a .theme-doc-markdown body. See src/plugins/embedded-search/records.ts.`,
        );
      }
      await fs.writeFile(path.join(outDir, INDEX_FILE), buildIndex(records));
      logger.info`Search index of name=${i18n.currentLocale}: number=${records.length} sections of number=${pages.filter((page) => page.length > 0).length} pages.`;
    },
  };
}

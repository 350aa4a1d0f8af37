import path from 'node:path';
import logger from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {BuildStep, BuiltPage} from '@guide/built-site';
import {codeMessages} from '@guide/built-site/codeMessages';
import {mapPages} from '@guide/built-site/mapPages';
import {featureHooks} from '@guide/built-site/pipeline';
import {withoutMessages} from '@guide/built-site/withoutMessages';
import type {Compiler} from 'webpack';
import {accountOf, usesAlgoliaPage, searchOrigins} from './account';
import {siteSearchScript} from './client/button/siteSearch';
import {baseOf, hasRules} from './engine/languages';
import {packIndex} from './engine/packIndex';
import {DATA_FOLDER, indexFileOf, textsFile} from './dataFiles';
import {aliasRule, assistantAliases, dialogAliases} from './docSearch/aliases';
import type {SearchOptions} from './options';
import {PLUGIN_NAME, SEARCH_PATH, type SearchData} from './searchData';

export type {SearchContent, SearchKeys, SearchSite} from './commands/site';
export {validateOptions, type SearchOptions} from './options';
export {SEARCH_PATH} from './searchData';

export default function searchPlugin(context: LoadContext, options: SearchOptions): Plugin {
  const {baseUrl, outDir, siteConfig, i18n} = context;
  const account = accountOf(siteConfig.themeConfig);
  const assistantId = account?.assistantId;
  return {
    name: PLUGIN_NAME,

    ...featureHooks(context, {
      name: 'search',
      siteData: {provider: account ? 'hosted' : 'embedded'},
      buildSteps: account ? [] : [writeIndex(options)],
      inlineScripts: () => [siteSearchScript],
      connections: account ? searchOrigins(account) : [],
      trustedTypes: assistantId ? ['dompurify'] : [],
    }),

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    // For `docusaurus write-translations`.
    getPathsToWatch: () => [
      path.join(__dirname, 'client/**/*.{js,ts,tsx}'),
      path.join(upstreamTranslations, 'index.js'),
    ],

    // Includes the messages of DocSearch's dialog.
    getDefaultCodeTranslationMessages: async () => ({
      ...(await readDefaultCodeTranslationMessages({
        locale: i18n.currentLocale,
        name: 'theme-search-algolia',
      })),
      ...codeMessages(path.join(__dirname, '../i18n'), i18n.currentLocale),
    }),

    contentLoaded({actions}) {
      if (!account && !hasRules(i18n.currentLocale)) {
        logger.warn`Search has no rules for name=${i18n.currentLocale}: words match as written (ignoring accents), without stemming.`;
      }
      if (!usesAlgoliaPage(siteConfig.themeConfig)) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, SEARCH_PATH.slice(0, -1)]),
          component: '@theme/SearchPage',
          exact: true,
        });
      }
      actions.setGlobalData({
        account,
        folder: normalizeUrl([baseUrl, DATA_FOLDER, '/']),
        storageName: account?.indexName ?? options.storageName,
        suggestions: options.suggestions[i18n.currentLocale] ?? [],
        missingResultsUrl: options.missingResultsUrl,
      } satisfies SearchData);
    },

    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          // Docusaurus only loads Algolia's theme for sites with an account.
          ...(!account && {'@theme/SearchTranslations': upstreamTranslations}),
          ...(assistantId && {
            [`${PLUGIN_NAME}/modal$`]: path.join(__dirname, 'client/assistant/AssistantModal'),
          }),
        },
      },
      plugins: isServer ? [] : [workerRuntime],
      module: {
        rules: [
          aliasRule({...dialogAliases, ...(assistantId && assistantAliases)}),
          {
            include: path.join(__dirname, 'engine/languages'),
            test: /\ball\.[jt]s$/,
            enforce: 'pre',
            loader: path.join(__dirname, 'engine/languages/siteLanguage.cjs'),
            options: {language: baseOf(i18n.currentLocale)},
          },
          withoutMessages([
            'theme.SearchPage.', // of the replaced page
            ...(assistantId ? [] : ['search.assistant.', 'theme.SearchModal.askAiScreen.']),
          ]),
        ],
      },
      // The index is built from HTML, so the development server uses the last build's.
      devServer: {
        static: [
          {
            directory: path.join(outDir, DATA_FOLDER),
            publicPath: normalizeUrl([baseUrl, DATA_FOLDER]),
            watch: false,
          },
        ],
      },
    }),

    injectHtmlTags: () => ({
      // The attribute prevents minifiers from merging scripts: each script has a hash in the CSP.
      preBodyTags: [
        {tagName: 'script', attributes: {'data-search': true}, innerHTML: siteSearchScript},
      ],
    }),
  };
}

/**
 * Docusaurus adds a function to `__webpack_require__`, which bundlers omit from the search worker:
 * it would throw on its first line.
 */
const workerRuntime = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('search', ({hooks}) => {
      hooks.additionalTreeRuntimeRequirements.tap('search', (_chunk, requirements) => {
        requirements.add('__webpack_require__');
      });
    });
  },
};

const upstreamTranslations = path.join(
  path.dirname(require.resolve('@docusaurus/theme-search-algolia')),
  'theme/SearchTranslations',
);

/** Writes one index per version. */
function writeIndex({synonyms, absent, loweredPages, questions}: SearchOptions): BuildStep {
  return async ({language, versions, unversioned, cache, ...built}) => {
    const write = (name: string, content: unknown) => built.write(name, JSON.stringify(content));
    const {extractRecords} = await import('./records/extract');
    const recordsOf = (pages: readonly BuiltPage[]) =>
      mapPages(pages, (page) =>
        cache.derive(
          ['records', page.hash, loweredPages.map(String), questions[language]?.[page.id]],
          () => extractRecords(page, {loweredPages, questions}),
        ),
      ).flat();
    const unversionedRecords = recordsOf(unversioned);
    for (const {name, isLast, pages} of versions) {
      const records = [...recordsOf(pages), ...unversionedRecords];
      if (records.length === 0) {
        throw new Error(
          `The search index of "${language}", version "${name}", would be empty: no page has an article with the class theme-doc-markdown, as the classic theme renders it. Check swizzled components such as DocItem/Content.`,
        );
      }
      const vocabulary = {synonyms: synonyms[language], absent: absent[language]};
      const {file, texts} = cache.derive(['index', records, vocabulary], () =>
        packIndex(records, vocabulary),
      );
      write(`${DATA_FOLDER}/${indexFileOf({isLast, name})}`, file);
      // Unchanged texts share a file across versions.
      for (const [hash, pageTexts] of texts) {
        write(`${DATA_FOLDER}/${textsFile(hash)}`, pageTexts);
      }
      logger.info`Search index of name=${language}, version name=${name}: number=${records.length} sections of number=${texts.length} pages.`;
    }
  };
}

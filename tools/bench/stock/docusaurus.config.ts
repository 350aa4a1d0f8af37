/**
 * The same pages with Docusaurus as it comes: the classic preset, no component of the theme replaced,
 * no style of our own, code coloured in the browser, and the search button of a hosted provider. What
 * our pages say through steps of their reading (facts, the product's words, the API, figures, paths
 * by role) is said through the same steps. React is the newest that a new site of Docusaurus 3.9.1
 * gets. It is built from a copy in `.tmp/bench`, from which the paths below lead to the same files.
 */
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '@guide/content';
import {apiComponents} from '@guide/openapi';
import {facts, figureData, interfaceLabels} from '@guide/remark';
import {rspack2} from '@guide/docusaurus-patches/rspack2';
import {contentSite} from '../../../src/config/content';
import {defaultLocale, i18n, valueIn} from '../../../src/config/locales';
import {footer, navbarItems} from '../../../src/config/navigation';
import {readSettings} from '../../../src/config/settings';
import {siteText, supportPageOf} from '../../../src/config/siteText';

export default function createConfig(): Config {
  const settings = readSettings({});
  const locale = currentLocale(i18n);
  const text = valueIn(siteText, locale);
  const faster = process.env.BENCH_FASTER === 'true';

  return {
    title: text.title(settings.productName),
    tagline: text.tagline,
    favicon: 'img/favicon.svg',
    url: settings.origin,
    baseUrl: settings.basePath,
    trailingSlash: true,
    i18n,
    // Rendering in several threads asks for the flag.
    future: {v4: {removeLegacyPostBuildHeadAttribute: faster}, experimental_faster: faster},
    // As in our own build.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},
    plugins: [newestReact, installedRspack],
    presets: [
      [
        'classic',
        {
          docs: {
            routeBasePath: '/',
            sidebarPath: './sidebars.ts',
            tags: 'tags.yml',
            beforeDefaultRemarkPlugins: [apiComponents, facts, interfaceLabels, figureData].map(
              (step) => [step, {...contentSite, locale, defaultLocale}],
            ),
          },
          blog: false,
        } satisfies Preset.Options,
      ],
    ],
    themeConfig: {
      navbar: {
        title: settings.productName,
        logo: {src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', alt: '', width: 28, height: 28},
        items: navbarItems(settings, locale, true),
      },
      footer: footer(settings, supportPageOf(locale), locale),
      colorMode: {respectPrefersColorScheme: true},
      docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
      prism: {additionalLanguages: ['bash', 'http', 'json', 'csv', 'diff']},
      algolia: {appId: 'STOCK', apiKey: 'stock', indexName: 'stock'},
    } satisfies Preset.ThemeConfig,
  };
}

/** The packages of Docusaurus are ours, beside which stands another React. */
function newestReact(): Plugin {
  const own = (name: string) => path.join(__dirname, 'node_modules', name);
  return {
    name: 'newest-react',
    configureWebpack: () => ({
      resolve: {alias: {react: own('react'), 'react-dom': own('react-dom')}},
    }),
  };
}

/** The Rspack that is installed is ours too. */
function installedRspack(context: LoadContext): Plugin {
  return {
    name: 'installed-rspack',
    configureWebpack: (config, isServer, utils) => rspack2({context, utils, config, isServer}),
  };
}

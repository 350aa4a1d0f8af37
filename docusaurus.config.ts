import type * as Preset from '@docusaurus/preset-classic';
import type {UserThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import type {Config} from '@docusaurus/types';
import {currentLocale, versionPath} from '@guide/content';
import {pluginsOf} from '@guide/built-site';
import {contentConfig} from '@guide/remark';
import {SEARCH_PATH} from 'docusaurus-search-sections';
import {announcementIn} from './src/config/announcement';
import {hasPosts} from './src/config/blog';
import {contentSite} from './src/config/content';
import {docusaurusFlags} from './src/config/docusaurusFlags';
import {features} from './src/config/features';
import {headTags} from './src/config/headTags';
import {defaultLocale, i18n, valueIn} from './src/config/locales';
import {footer, navbarItems} from './src/config/navigation';
import {pageTemplate} from './src/config/pageTemplate';
import {selectFeatures} from './src/config/selectFeatures';
import {readSettings} from './src/config/settings';
import {siteText, siteTitle, supportPageOf} from './src/config/siteText';
import {styleSheets} from './src/config/styleSheets';
import {warnOfUnusedVariables} from './src/config/unusedVariables';
import {addUpdateDates, hasUpdateDates} from './src/config/updateDates';
import cards from './src/data/cards.json';
import {cardSize} from './src/lib/socialCard';
import type {SiteFields} from './src/lib/useSiteFields';

/** Docusaurus calls this once per language. */
export default function createConfig(): Config {
  warnOfUnusedVariables(process.env);
  const settings = readSettings(process.env);
  // Development servers show the same fake date on each page.
  const updateDates = process.env.NODE_ENV === 'production' && hasUpdateDates(__dirname);
  const locale = currentLocale(i18n);
  const text = valueIn(siteText, locale);
  const title = siteTitle(locale);
  const {productName, repositoryUrl, strict} = settings;
  const mdx = contentConfig(contentSite);
  const {versions} = contentSite;
  const siteFeatures = selectFeatures(features(settings, locale), process.env);
  const featureNames = siteFeatures.map(({name}) => name);
  const otherVersionPatterns = ['current', ...versions.map(({name}) => name)]
    .map((name) => versionPath(versions, name))
    .filter((path) => path !== '/')
    .map((path) => `**${path}**`);

  return {
    title,
    tagline: text.tagline,
    favicon: 'img/favicon.svg',
    url: settings.origin,
    baseUrl: settings.basePath,
    trailingSlash: true,
    ssrTemplate: pageTemplate({
      hasMarkdown: featureNames.includes('markdownExport'),
      storageNamespace: `-${settings.basePath}`,
    }),
    // Replaced by notLoadedScript, which is translated and allowed by the CSP.
    baseUrlIssueBanner: false,
    i18n,
    customFields: {
      supportEmail: settings.supportEmail,
      supportPage: supportPageOf(locale),
      releases: text.releases,
    } satisfies SiteFields,

    // Required by the specification. Tests build in strict mode.
    onBrokenLinks: strict ? 'throw' : 'ignore',
    onBrokenAnchors: strict ? 'throw' : 'ignore',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter: updateDates
        ? addUpdateDates(mdx.parseFrontMatter, __dirname)
        : mdx.parseFrontMatter,
      hooks: {
        onBrokenMarkdownLinks: strict ? 'throw' : 'warn',
        onBrokenMarkdownImages: 'throw',
      },
    },

    // A storage namespace, so that all languages share the reader's choices.
    ...docusaurusFlags(settings.basePath),

    presets: [
      [
        'classic',
        {
          docs: {
            routeBasePath: '/',
            sidebarPath: './sidebars.ts',
            tags: 'tags.yml',
            onInlineTags: 'throw',
            // No badges: a banner names the version of all pages except the latest.
            versions: {
              current: {label: 'Next', badge: false},
              ...Object.fromEntries(versions.map(({name}) => [name, {badge: false}])),
            },
            editUrl: repositoryUrl && `${repositoryUrl}/edit/main/`,
            editLocalizedFiles: true,
            showLastUpdateTime: updateDates,
            ...mdx.docs,
          },
          blog: hasPosts(__dirname) && {
            blogTitle: text.releases,
            blogDescription: text.releasesOf,
            // The list already shows all announcements.
            archiveBasePath: null,
            blogSidebarCount: 'ALL',
            blogSidebarTitle: text.releases,
            showReadingTime: false,
            feedOptions: {
              title: `${text.releases} | ${title}`,
              description: text.releasesOf,
            },
            exclude: ['README.md'],
            onInlineTags: 'throw',
            onInlineAuthors: 'throw',
            onUntruncatedBlogPosts: 'throw',
            ...mdx.blog,
          },
          pages: {
            ...mdx.pages,
          },
          // The site imports no SVG as a component.
          svgr: false,
          theme: {customCss: styleSheets},
          // Only for the version at the root.
          sitemap: {
            changefreq: 'weekly',
            priority: 0.5,
            lastmod: updateDates ? 'date' : null,
            ignorePatterns: [`**${SEARCH_PATH}`, ...otherVersionPatterns],
          },
        } satisfies Preset.Options,
      ],
    ],

    plugins: [
      './src/plugins/docDescriptions.ts',
      ['./src/plugins/optionalFeatures/index.ts', {enabled: featureNames}],
      '@guide/docusaurus-patches/rspack2',
      '@guide/untranslated',
      mdx.plugin,
      './src/plugins/releases/index.ts',
      ...pluginsOf(siteFeatures),
    ],

    headTags: headTags(settings, locale),

    clientModules: [
      'documentLayout',
      'firstPageFailure',
      'prefetch',
      'repairHash',
      'repairColorMode',
      'linkButtons',
    ].map((name) => `./src/client/modules/${name}.ts`),

    themeConfig: {
      announcementBar: announcementIn(locale, settings.basePath),
      // Documents have another type and alternative text: `src/theme/DocItem/Metadata`.
      metadata: [
        {property: 'og:type', content: 'website'},
        {property: 'og:site_name', content: title},
        {property: 'og:image:width', content: cardSize.width},
        {property: 'og:image:height', content: cardSize.height},
        {property: 'og:image:alt', content: `${productName} – ${text.tagline}`},
      ],
      image: `img/cards/${`${locale}/site` in cards ? locale : defaultLocale}/site.png`,
      navbar: {
        title: productName,
        hideOnScroll: true,
        logo: {src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', alt: '', width: 28, height: 28},
        items: navbarItems(settings, locale, featureNames.includes('search')),
      },
      footer: footer(settings, supportPageOf(locale), locale),
      colorMode: {respectPrefersColorScheme: true},
      docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
      blog: {sidebar: {groupByYear: false}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      // Unused: code is highlighted at build time.
      prism: {theme: {plain: {}, styles: []}, magicComments: []},
      algolia: featureNames.includes('search') ? settings.algolia : undefined,
    } satisfies Preset.ThemeConfig & SearchThemeConfig,
  };
}

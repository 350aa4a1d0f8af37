import type {Feature} from '@guide/built-site';
import {patches} from '@guide/docusaurus-patches';
import {feedback} from '@guide/feedback';
import {handbook} from '@guide/handbook';
import {hosting} from '@guide/hosting';
import {licences} from '@guide/licences';
import {openapi} from '@guide/openapi';
import {contentSite, newestRelease} from './content';
import {inlineScripts} from './inlineScripts';
import {valueIn, type Locale} from './locales';
import {redirects} from './redirects';
import {searchContent, suggestions} from './search';
import type {Settings} from './settings';
import {siteText} from './siteText';

/** In build order: hosting after features that write pages. To remove a feature, delete its line. */
export function features(settings: Settings, locale: Locale): Feature[] {
  const texts = valueIn(siteText, locale);
  return [
    patches(),
    openapi(contentSite),
    licences(),
    handbook(),
    {
      name: 'markdownExport',
      plugins: [
        [
          'docusaurus-markdown-pages',
          {
            release: newestRelease?.version,
            files: ['yaml', 'json'].map((format) => ({
              title: `OpenAPI 3.1 (${format.toUpperCase()})`,
              description: texts.openapi,
              path: `openapi/telescope.v1.${format}`,
              page: 'public_rest_api/routing',
            })),
          },
        ],
      ],
    },
    {
      name: 'search',
      plugins: [
        [
          'docusaurus-search-sections',
          {
            ...searchContent,
            suggestions,
            storageName: 'guide',
            missingResultsUrl: `mailto:${settings.supportEmail}?subject={query}`,
          },
        ],
      ],
    },
    {
      name: 'release-feed',
      buildSteps: [
        async (...build) => (await import('../plugins/releases/feed')).writeReleaseFeed(...build),
      ],
    },
    feedback({path: settings.readerReports}),
    hosting({
      redirects,
      movedPage: texts.movedPage,
      inlineScripts,
      trustedTypes: './src/client/modules/trustedTypes.ts',
    }),
  ];
}

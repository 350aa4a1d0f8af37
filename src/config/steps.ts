import type {Step} from '@guide/built-site';
import {apiDownloads} from '@guide/openapi';
import {patchPages} from '@guide/docusaurus-patches';
import {hostFiles} from '@guide/hosting';
import {markdownExport} from '@guide/markdown-export';
import {receiverRules} from '@guide/feedback';
import {emptyHandbookList} from '@guide/handbook/step';
import {notKeptPage, offlineCopy} from '@guide/offline';
import {searchIndex, searchOrigins, searchPolicies, siteSearchScript} from '@guide/search';
import {closedAnnouncementScript} from '../client/scripts/closedAnnouncementScript';
import {earlyPressScript} from '../client/scripts/earlyPressScript';
import {languageScript} from '../client/scripts/languageScript';
import {notLoadedScript} from '../client/scripts/notLoadedScript';
import {sidebarScript} from '../client/scripts/sidebarScript';
import {newestRelease} from '../plugins/releases/parse';
import {contentSite} from './content';
import {valueIn, type Locale} from './locales';
import {redirects} from './redirects';
import {searchOptions} from './search';
import type {Settings} from './settings';
import {siteText} from './siteText';

/** Outputs of a build, in the order in which they are made of the pages that it has built. */
export function steps(settings: Settings, locale: Locale): Step[] {
  const {hostedSearch, readerReports} = settings;
  const offline = {
    // What scripts ask for by an address that they put together. A hosted search answers with a network alone.
    seeds: hostedSearch ? [] : ['search-data/index.json'],
    notKept: Object.fromEntries(
      Object.entries(siteText).map(([language, {notKept}]) => [language, notKept]),
    ),
  };
  return [
    patchPages,
    apiDownloads(contentSite),
    emptyHandbookList,
    markdownExport({
      codeLanguages: Object.fromEntries(
        Object.entries(contentSite.codeLanguages).map(([language, name]) => [name, language]),
      ),
      release: newestRelease(contentSite.siteDir)?.version,
    }),
    searchIndex(searchOptions(settings)),
    notKeptPage(offline),
    hostFiles({
      connections: searchOrigins(hostedSearch),
      redirects,
      movedPage: valueIn(siteText, locale).movedPage,
      // Every inline script a page can contain, apart from the theme's. Add new ones here, or the CSP check fails.
      inlineScripts: ({i18n}) => [
        closedAnnouncementScript,
        sidebarScript,
        siteSearchScript,
        earlyPressScript,
        notLoadedScript,
        languageScript(i18n.localeConfigs),
      ],
      trustedTypes: ['default', ...searchPolicies(hostedSearch)],
      ownRules: receiverRules(readerReports),
    }),
    // Last: it lists what the others have written.
    offlineCopy(offline),
  ];
}

import type {LoadContext} from '@docusaurus/types';
import {siteSearchScript} from '@guide/search';
import {earlyPressScript} from '../client/scripts/earlyPressScript';
import {languageScript} from '../client/scripts/languageScript';
import {newAnnouncementScript} from '../client/scripts/newAnnouncementScript';
import {notLoadedScript} from '../client/scripts/notLoadedScript';
import {markingScript} from '../plugins/sidebar-memory/markingScript';

/** Each inline script that a page may hold, besides those of the theme: to add one, add its source. */
export function inlineScripts({
  i18n,
  siteStorage,
}: Pick<LoadContext, 'i18n' | 'siteStorage'>): string[] {
  return [
    newAnnouncementScript,
    markingScript(siteStorage),
    siteSearchScript,
    earlyPressScript,
    notLoadedScript,
    languageScript(i18n.localeConfigs),
  ];
}

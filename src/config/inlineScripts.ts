import type {LoadContext} from '@docusaurus/types';
import {siteSearchScript} from '@guide/search';
import {earlyPressScript} from '../browser/earlyPressScript';
import {languageScript} from '../browser/languageScript';
import {newAnnouncementScript} from '../browser/newAnnouncementScript';
import {notLoadedScript} from '../browser/notLoadedScript';
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

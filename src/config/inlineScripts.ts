import type {LoadContext} from '@docusaurus/types';
import {siteSearchScript} from '@guide/search';
import {earlyPressScript} from '../client/scripts/earlyPressScript';
import {languageScript} from '../client/scripts/languageScript';
import {newAnnouncementScript} from '../client/scripts/newAnnouncementScript';
import {notLoadedScript} from '../client/scripts/notLoadedScript';
import {sidebarScript} from '../client/scripts/sidebarScript';

/** Each inline script that a page may hold, besides those of the theme: to add one, add its source. */
export function inlineScripts({i18n}: Pick<LoadContext, 'i18n'>): string[] {
  return [
    newAnnouncementScript,
    sidebarScript,
    siteSearchScript,
    earlyPressScript,
    notLoadedScript,
    languageScript(i18n.localeConfigs),
  ];
}

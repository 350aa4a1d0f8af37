import type {LoadContext} from '@docusaurus/types';
import {closedAnnouncementScript} from '../client/scripts/closedAnnouncementScript';
import {earlyClickScript} from '../client/scripts/earlyClickScript';
import {languageScript} from '../client/scripts/languageScript';
import {notLoadedScript} from '../client/scripts/notLoadedScript';
import {sidebarScript} from '../client/scripts/sidebarScript';

/** Add new scripts here, or the CSP check fails. */
export const inlineScripts = ({i18n, siteStorage}: LoadContext): string[] => [
  closedAnnouncementScript(siteStorage.namespace),
  sidebarScript(siteStorage.namespace),
  earlyClickScript,
  notLoadedScript,
  languageScript(i18n.localeConfigs),
];

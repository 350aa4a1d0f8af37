import type {LoadContext} from '@docusaurus/types';
import {languageScript} from '../client/scripts/languageScript';
import {notLoadedScript} from '../client/scripts/notLoadedScript';
import {sidebarScript} from '../client/scripts/sidebarScript';

/** Add new scripts here, or the CSP check fails. */
export const inlineScripts = ({i18n, siteStorage}: LoadContext): string[] => [
  sidebarScript(siteStorage.namespace),
  notLoadedScript,
  languageScript(i18n.localeConfigs),
];

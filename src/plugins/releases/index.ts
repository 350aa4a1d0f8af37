import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseReleases, type Release} from './parse';

/** As many as the home page shows. */
const NEWEST = 3;

/** What each page knows of the releases. */
export interface ReleaseData {
  /** The newest: `2025.8`. */
  newest: string;
}

/**
 * Gives the newest releases, from the page of versions in the language of the
 * site, or the English one where it is not translated, to
 * `@generated/releases/default/releases.json`, and the number of the newest to every page.
 */
export default function releases({siteDir, i18n, localizationDir}: LoadContext): Plugin<Release[]> {
  const english = path.join(siteDir, 'docs/versions.mdx');
  const localized = path.join(
    localizationDir,
    'docusaurus-plugin-content-docs/current/versions.mdx',
  );
  const isTranslated = i18n.currentLocale !== i18n.defaultLocale && fs.existsSync(localized);
  const file = isTranslated ? localized : english;
  return {
    name: 'releases',
    getPathsToWatch: () => [file],
    async loadContent() {
      const page = await fs.promises.readFile(file, 'utf8');
      return parseReleases(page, path.relative(siteDir, file)).slice(0, NEWEST);
    },
    async contentLoaded({content, actions}) {
      await actions.createData('releases.json', content);
      actions.setGlobalData({newest: content[0]!.version} satisfies ReleaseData);
    },
  };
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseReleases, type Release} from './parse';

/** As many as the home page shows. */
const NEWEST = 3;

/**
 * Gives the newest releases, from the page of versions in the language of the
 * site, to `@generated/releases/default/releases.json`.
 */
export default function releases({siteDir, i18n, localizationDir}: LoadContext): Plugin<Release[]> {
  const folder =
    i18n.currentLocale === i18n.defaultLocale
      ? path.join(siteDir, 'docs')
      : path.join(localizationDir, 'docusaurus-plugin-content-docs/current');
  const file = path.join(folder, 'versions.mdx');
  return {
    name: 'releases',
    getPathsToWatch: () => [file],
    async loadContent() {
      const page = await fs.readFile(file, 'utf8');
      return parseReleases(page, path.relative(siteDir, file)).slice(0, NEWEST);
    },
    async contentLoaded({content, actions}) {
      await actions.createData('releases.json', content);
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseReleases, type Release} from './parse';

/** As many as the home page shows. */
const NEWEST = 3;

/** The newest releases that each version of the guide tells of. */
export type Releases = Record<string, Release[]>;

/**
 * Gives the newest releases, from the page of versions in the language of the
 * site, or the English one where it is not translated, to
 * `@generated/releases/default/releases.json`.
 */
export default function releases({siteDir}: LoadContext): Plugin {
  return {
    name: 'releases',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const read = docs.loadedVersions.map(async ({versionName, docs: pages}) => {
        const {source} = pages.find(({id}) => id === 'versions')!;
        const file = source.replace('@site/', '');
        const page = await fs.promises.readFile(path.join(siteDir, file), 'utf8');
        return [versionName, parseReleases(page, file).slice(0, NEWEST)] as const;
      });
      await actions.createData(
        'releases.json',
        Object.fromEntries(await Promise.all(read)) satisfies Releases,
      );
    },
  };
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {PAGE_LIST} from './knownPage';
import {listPages, withAliases} from './listPages';

export interface PageListOptions {
  /** Addresses that lead to a page, from the root of a language. */
  redirects: readonly {from: string; to: string}[];
}

/** Writes the list of a language's pages, which the page that is not found searches for what was meant. */
export default function pageList(
  {baseUrl, codeTranslations, siteConfig: {trailingSlash}}: LoadContext,
  {redirects}: PageListOptions,
): Plugin {
  const localized = (address: string) => normalizeUrl([baseUrl, address]);
  return {
    name: 'page-list',

    async postBuild({plugins, outDir}) {
      const docs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
      const versions = docs.flatMap(({content}) => (content as LoadedContent).loadedVersions);
      const tagsTitle = codeTranslations['theme.tags.tagsPageTitle'] ?? 'Tags';
      const pages = versions
        .flatMap((version) => listPages(version, tagsTitle))
        // The addresses of tags get their slash where routes are made.
        .map((page) => ({...page, path: applyTrailingSlash(page.path, {trailingSlash, baseUrl})}));
      const aliases = redirects.map(({from, to}) => ({from: localized(from), to: localized(to)}));
      await fs.writeFile(path.join(outDir, PAGE_LIST), JSON.stringify(withAliases(pages, aliases)));
    },
  };
}

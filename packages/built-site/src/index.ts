import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {readContent, type KnownContent, type KnownPage} from './content';
import {writePagesFiles} from './pagesFile';
import type {BuiltSite, Step} from './site';

export type {BuiltPage, BuiltSite, BuiltVersion, Step, Version} from './site';

export interface BuiltSiteOptions {
  /** What is made of the built site, in this order. */
  steps: readonly Step[];
}

/**
 * Reads the pages of a language once they are built, writes what is known of them as `pages.json`,
 * and hands them to the steps. It stands last of the plugins: the others have written by then.
 */
export default function builtSite(context: LoadContext, {steps}: BuiltSiteOptions): Plugin {
  let content: KnownContent;
  return {
    name: 'built-site',

    async allContentLoaded({allContent}) {
      content = readContent(allContent);
    },

    async postBuild({routesPaths}) {
      const site = await readSite(context, content, routesPaths);
      writePagesFiles(site);
      for (const step of steps) {
        await step(site);
      }
    },
  };
}

async function readSite(
  context: LoadContext,
  {versions, posts}: KnownContent,
  routes: readonly string[],
): Promise<BuiltSite> {
  // A development server needs no parser.
  const {readPage} = await import('./read');
  const {outDir, baseUrl, siteConfig, i18n} = context;
  const language = i18n.currentLocale;
  const place = {outDir, baseUrl, origin: siteConfig.url, language};
  const readAll = (pages: readonly KnownPage[]) =>
    pages.flatMap(
      (page) => readPage({...page, path: applyTrailingSlash(page.path, siteConfig)}, place) ?? [],
    );
  return {
    context,
    outDir,
    baseUrl,
    language,
    routes,
    versions: versions.map((version) => ({...version, pages: readAll(version.pages)})),
    posts: readAll(posts),
  };
}

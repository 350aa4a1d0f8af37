import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {readContent, type KnownContent, type KnownPage} from './content';
import type {Feature} from './feature';
import {writePagesFiles} from './pagesFile';
import type {BuiltSite} from './site';

export {configOf, type BuildStep, type Feature, type HostRules} from './feature';
export type {BuiltPage, BuiltSite, BuiltVersion, Version} from './site';

export interface BuiltSiteOptions {
  features: readonly Feature[];
}

/**
 * Reads the pages of a language once they are built, writes what is known of them as `pages.json`,
 * and hands them to the steps. It stands last of the plugins: the others have written by then.
 */
export default function builtSite(context: LoadContext, {features}: BuiltSiteOptions): Plugin {
  let content: KnownContent;
  return {
    name: 'built-site',

    async allContentLoaded({allContent}) {
      content = readContent(allContent);
    },

    async postBuild({routesPaths}) {
      const site = await readSite(context, content, routesPaths);
      writePagesFiles(site);
      for (const step of features.flatMap(({buildSteps = []}) => buildSteps)) {
        await step(site, features);
      }
    },

    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          FEATURES: Object.fromEntries(features.map(({name}) => [name, 'true'])),
        }),
      ],
    }),
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

import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {openCache, type BuildCache} from './buildCache';
import {readContent, type SiteContent, type PlannedPage} from './content';
import type {Feature} from './feature';
import {findPage, listFiles} from './files';
import {mapPages} from './mapPages';
import {writePagesFiles} from './pagesFile';
import {writePublishedSite} from './publishedSite';
import type {BuiltSite} from './site';

export {configOf, type BuildStep, type Feature, type HostRules} from './feature';
export type {BuiltPage, BuiltSite, BuiltVersion, Version} from './site';

export interface BuiltSiteOptions {
  features: readonly Feature[];
}

/**
 * Plugin that reads the built pages and runs the build steps. Docusaurus runs all `postBuild` hooks
 * in parallel. This plugin comes first, to list the files before others add some.
 */
export default function builtSite(context: LoadContext, {features}: BuiltSiteOptions): Plugin {
  let content: SiteContent;
  return {
    name: 'built-site',

    async allContentLoaded({allContent}) {
      content = readContent(allContent);
    },

    async postBuild({routesPaths}) {
      const {outDir, baseUrl} = context;
      const files = new Set(listFiles(outDir));
      // Lazy, as the development server doesn't need it.
      const {restoreEndTags} = await import('./endTags');
      const cache = openCache(context.siteDir, `pages-${context.i18n.currentLocale}`);
      restoreEndTags(
        [
          ...routesPaths.flatMap((route) => findPage(outDir, route.slice(baseUrl.length)) ?? []),
          path.join(outDir, '404.html'),
        ],
        cache.derive,
      );
      const site = await readSite(context, content, routesPaths, files, cache);
      writePagesFiles(site);
      writePublishedSite(site, Object.assign({}, ...features.map(({siteData}) => siteData)));
      for (const step of features.flatMap(({buildSteps = []}) => buildSteps)) {
        await step(site, features);
      }
      cache.save();
    },
  };
}

async function readSite(
  context: LoadContext,
  {versions, posts}: SiteContent,
  routes: readonly string[],
  files: Set<string>,
  cache: BuildCache,
): Promise<BuiltSite> {
  // Lazy, as the development server doesn't need it.
  const {readPage} = await import('./read');
  const {outDir, baseUrl, siteConfig, i18n} = context;
  const language = i18n.currentLocale;
  const build = {outDir, baseUrl, origin: siteConfig.url, language, derive: cache.derive};
  const readAll = (pages: readonly PlannedPage[]) =>
    mapPages(
      pages,
      (page) => readPage({...page, path: applyTrailingSlash(page.path, siteConfig)}, build) ?? [],
    ).flat();
  return {
    context,
    outDir,
    baseUrl,
    language,
    routes,
    versions: versions.map((version) => ({...version, pages: readAll(version.pages)})),
    posts: readAll(posts),
    files,
    cache,
    write(file, content) {
      const target = path.join(outDir, file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, content);
      files.add(file);
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Compiler} from 'webpack';
import {openCache} from './buildCache';
import {guardBuild} from './buildGuard';
import {readContent, type SiteContent, type PlannedPage} from './content';
import type {Feature} from './feature';
import {findPage, listFiles} from './files';
import {mapPages} from './mapPages';
import {writePagesFiles} from './pagesFile';
import {writePublishedSite} from './publishedSite';
import type {BuiltSite} from './site';

export {configOf, type BuildStep, type Feature, type HostRules, type HtmlEdit} from './feature';
export type {BuiltPage, BuiltSite, BuiltVersion, Version} from './site';

export interface BuiltSiteOptions {
  features: readonly Feature[];
}

/**
 * Plugin that edits and reads the built pages, and runs the build steps. Docusaurus runs all
 * `postBuild` hooks in parallel. This plugin comes first, to list the files before others add some.
 */
export default function builtSite(context: LoadContext, {features}: BuiltSiteOptions): Plugin {
  let content: SiteContent;
  const guard =
    process.env.NODE_ENV === 'production' ? guardBuild(context.generatedFilesDir) : undefined;
  return {
    name: 'built-site',

    async allContentLoaded({allContent}) {
      content = readContent(allContent);
      guard?.completed('pages loaded');
    },

    configureWebpack(_config, isServer) {
      const step = isServer ? 'server bundle' : 'browser bundle';
      return {
        plugins: [
          ({hooks}: Compiler) => hooks.done.tap('built-site', () => guard?.completed(step)),
        ],
      };
    },

    async postBuild({routesPaths}) {
      guard?.completed('pages rendered');
      const {outDir, baseUrl, siteConfig, siteDir} = context;
      const origin = siteConfig.url;
      const language = context.i18n.currentLocale;
      const files = new Set(listFiles(outDir));
      // Lazy, as the development server doesn't need them.
      const {editHtmlFiles, restoreEndTags} = await import('./htmlFiles');
      const {readPage} = await import('./read');
      const cache = openCache(siteDir, `pages-${language}`);
      const edits = features.flatMap(({editHtml}) => editHtml?.({context, features, cache}) ?? []);
      const htmlFiles = editHtmlFiles(
        outDir,
        [...files].filter((file) => file.endsWith('.html')),
        [
          (html) => cache.derive(['endTags', html], () => restoreEndTags(html)),
          ...(await Promise.all(edits)),
        ],
      );
      const readAll = (pages: readonly PlannedPage[]) =>
        mapPages(pages, (page) => {
          const urlPath = applyTrailingSlash(page.path, siteConfig);
          const file = findPage(outDir, urlPath.slice(baseUrl.length));
          const html = file && htmlFiles.get(path.relative(outDir, file));
          const known = {...page, path: urlPath};
          return (html && readPage(known, html, {origin, language}, cache.derive)) || [];
        }).flat();
      const site: BuiltSite = {
        context,
        outDir,
        baseUrl,
        language,
        routes: routesPaths,
        versions: content.versions.map((version) => ({...version, pages: readAll(version.pages)})),
        unversioned: readAll(content.unversioned),
        files,
        cache,
        write(file, text) {
          const target = path.join(outDir, file);
          fs.mkdirSync(path.dirname(target), {recursive: true});
          fs.writeFileSync(target, text);
          files.add(file);
        },
      };
      writePagesFiles(site);
      writePublishedSite(site, Object.assign({}, ...features.map(({siteData}) => siteData)));
      for (const step of features.flatMap(({buildSteps = []}) => buildSteps)) {
        await step(site, features);
      }
      cache.save();
      guard?.stop();
    },
  };
}

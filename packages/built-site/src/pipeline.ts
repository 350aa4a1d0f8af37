import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {openCache} from './buildCache';
import {readContent, type PlannedPage, type PlannedPages} from './content';
import type {Feature} from './feature';
import {findPage, listFiles} from './files';
import {mapPages} from './mapPages';
import type {BuiltSite} from './site';

interface Pipeline {
  /** Features in build order. */
  order: readonly Feature[];
  /** Features of plugins, by name. They complete those in `order`, or run after them. */
  added: Map<string, Feature>;
  content?: PlannedPages;
  running?: Promise<void>;
}

type BuildHooks = Required<Pick<Plugin, 'allContentLoaded' | 'postBuild'>>;

const KEY = Symbol.for('docusaurus-built-site');

function pipelineOf(context: LoadContext): Pipeline {
  // Docusaurus loads a copy of this module for each plugin.
  const shared = globalThis as {[KEY]?: WeakMap<LoadContext, Pipeline>};
  const pipelines = (shared[KEY] ??= new WeakMap());
  const pipeline = pipelines.get(context) ?? {order: [], added: new Map()};
  pipelines.set(context, pipeline);
  return pipeline;
}

/** Returns the hooks of a plugin that runs a feature after the build. */
export function featureHooks(context: LoadContext, feature: Feature): BuildHooks {
  const pipeline = pipelineOf(context);
  pipeline.added.set(feature.name, feature);
  return buildHooks(context, pipeline);
}

/** Returns the hooks of a plugin that sets the order of the site's features. */
export function orderHooks(context: LoadContext, order: readonly Feature[]): BuildHooks {
  return buildHooks(context, Object.assign(pipelineOf(context), {order}));
}

/** The first `postBuild` runs the features of all plugins. */
function buildHooks(context: LoadContext, pipeline: Pipeline): BuildHooks {
  return {
    async allContentLoaded({allContent}) {
      pipeline.content ??= readContent(allContent, context.baseUrl);
    },
    postBuild({routesPaths}) {
      pipeline.running ??= runFeatures(context, pipeline, routesPaths);
      return pipeline.running;
    },
  };
}

function sortFeatures({order, added}: Pipeline): Feature[] {
  const listed = new Set(order.map(({name}) => name));
  const others = [...added.values()].filter(({name}) => !listed.has(name));
  return [
    ...order.map((feature) => ({...feature, ...added.get(feature.name)})),
    // Docusaurus creates plugins in parallel.
    ...others.sort((a, b) => a.name.localeCompare(b.name)),
  ];
}

async function runFeatures(
  context: LoadContext,
  pipeline: Pipeline,
  routes: readonly string[],
): Promise<void> {
  const features = sortFeatures(pipeline);
  const content = pipeline.content!;
  const {outDir, baseUrl, siteConfig, siteDir} = context;
  const origin = siteConfig.url;
  const language = context.i18n.currentLocale;
  // Listed before other plugins add some.
  const files = new Set(listFiles(outDir));
  // Lazy, as the development server doesn't need them.
  const {editHtmlFiles} = await import('./htmlFiles');
  const {readPage} = await import('./read');
  const cache = openCache(siteDir, `pages-${language}`);
  const edits = features.flatMap(({editHtml}) => editHtml?.({context, features, cache}) ?? []);
  const htmlFiles = editHtmlFiles(
    outDir,
    [...files].filter((file) => file.endsWith('.html')),
    await Promise.all(edits),
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
    routes,
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
  for (const step of features.flatMap(({buildSteps = []}) => buildSteps)) {
    await step(site, features);
  }
  cache.save();
}

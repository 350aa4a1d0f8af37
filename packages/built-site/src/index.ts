import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Feature} from './feature';
import {writePagesFiles} from './pagesFile';
import {orderHooks} from './pipeline';
import {writePublishedSite} from './publishedSite';

export type {BuildStep, Feature, HostRules, HtmlEdit} from './feature';
export type {BuiltPage, BuiltSite, BuiltVersion, Version} from './site';

export interface BuiltSiteOptions {
  features: readonly Feature[];
}

const publishedFiles: Feature = {
  name: 'published-files',
  async editHtml({cache}) {
    const {restoreEndTags} = await import('./htmlFiles');
    return (html) => cache.derive(['endTags', html], () => restoreEndTags(html));
  },
  buildSteps: [
    writePagesFiles,
    (site, features) =>
      writePublishedSite(site, Object.assign({}, ...features.map(({siteData}) => siteData))),
  ],
};

/** Returns the plugins of features, and the one that runs them in this order. */
export function pluginsOf(features: readonly Feature[]): PluginConfig[] {
  return [
    ['@guide/built-site', {features} satisfies BuiltSiteOptions],
    ...features.flatMap(({plugins = []}) => plugins),
  ];
}

/** Plugin that sets the order of features and publishes metadata. */
export default function builtSite(context: LoadContext, {features}: BuiltSiteOptions): Plugin {
  return {
    name: 'built-site',
    ...orderHooks(context, [publishedFiles, ...features]),

    getClientModules: () =>
      features
        .flatMap(({clientModules = []}) => clientModules)
        .map((file) => path.resolve(context.siteDir, file)),
  };
}

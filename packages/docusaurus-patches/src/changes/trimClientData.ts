import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, SiteMetadata} from '@docusaurus/types';
import {generatedModules, modulesOf, readGenerated} from '../generatedModules';
import type {BundlerSettings, ChangeContext} from '../types';

/** Parts of the configuration that say how the site is built: no script reads them. */
const forTheBuild = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
]);

/** The configuration as the browser needs it. */
export function clientConfig(config: DocusaurusConfig): object {
  const kept = Object.entries(config).filter(([name]) => !forTheBuild.has(name));
  const {experimental_router} = config.future;
  return {...Object.fromEntries(kept), future: {experimental_router}};
}

/** What the site is made with, without the list of plugins. */
function clientMetadata(metadata: SiteMetadata): SiteMetadata {
  return {...metadata, pluginVersions: {}};
}

/**
 * The data that every document of a version carries, without the descriptions
 * of all others (`src/plugins/docDescriptions.ts`); `undefined` when the data are
 * of something else.
 */
export function clientVersion(data: {version?: PropVersionMetadata}): object | undefined {
  if (!data.version?.docsSidebars) {
    return undefined;
  }
  const docs = Object.entries(data.version.docs).map(([id, {title, sidebar}]) => [
    id,
    {id, title, sidebar},
  ]);
  return {...data, version: {...data.version, docs: Object.fromEntries(docs)}};
}

/** Gives the browser the configuration, the metadata and the versions without what no page shows. */
export function trimClientData(given: ChangeContext): BundlerSettings {
  const {context} = given;
  const readJson = <Data>(file: string) => JSON.parse(readGenerated(context, file)) as Data;
  const versions = modulesOf(readGenerated(context, 'registry.js'))
    .map(([, module]) => module.replace('@generated/', ''))
    .filter((name) => /^docusaurus-plugin-content-docs\/.*\.json$/.test(name))
    .flatMap((name) => {
      const less = clientVersion(readJson<{version?: PropVersionMetadata}>(name));
      return less ? [[name, JSON.stringify(less)] as const] : [];
    });
  return generatedModules(given, {
    'docusaurus.config': JSON.stringify(clientConfig(context.siteConfig)),
    'site-metadata': JSON.stringify(clientMetadata(readJson('site-metadata.json'))),
    ...Object.fromEntries(versions),
  });
}

import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig} from '@docusaurus/types';
import {parseRegistry, readGenerated, replaceGeneratedModules} from '../generatedModules';
import type {BundlerSettings, ChangeContext} from '../types';

const buildOnlyFields = new Set([
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

function clientConfig(config: DocusaurusConfig): object {
  const kept = Object.entries(config).filter(([name]) => !buildOnlyFields.has(name));
  const {experimental_router} = config.future;
  return {...Object.fromEntries(kept), future: {experimental_router}};
}

/**
 * Keeps only the id, title and sidebar of each document. `src/plugins/docDescriptions.ts` provides the
 * descriptions to the pages that need them.
 *
 * @returns `undefined` if the data isn't that of a version
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

export function trimClientData(change: ChangeContext): BundlerSettings {
  const {context} = change;
  const readJson = <Data>(file: string) => JSON.parse(readGenerated(context, file)) as Data;
  const versions = parseRegistry(readGenerated(context, 'registry.js'))
    .map(([, module]) => module.replace('@generated/', ''))
    .filter((name) => /^docusaurus-plugin-content-docs\/.*\.json$/.test(name))
    .flatMap((name) => {
      const trimmed = clientVersion(readJson<{version?: PropVersionMetadata}>(name));
      return trimmed ? [[name, JSON.stringify(trimmed)] as const] : [];
    });
  return replaceGeneratedModules(change, {
    'docusaurus.config': JSON.stringify(clientConfig(context.siteConfig)),
    'site-metadata': JSON.stringify({
      ...readJson<object>('site-metadata.json'),
      pluginVersions: {},
    }),
    ...Object.fromEntries(versions),
  });
}

import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  modulesOf,
  readersConfig,
  readersMetadata,
  readersRegistry,
  readersVersion,
  shortenNames,
} from './readersData';
import {edits} from './edits';
import {unusedComponents} from './navbarItems';
import {RouteChunks} from './routeChunks';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** Packages that the router asks for and uses while it is developed, or not at all. */
const unused = /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/**
 * Has Chromium compile all functions of a script while it comes, beside the page, and not one by one
 * when they are called, for which the page has to wait. A script here is asked for when its functions
 * are about to be called. Other browsers read a comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** What the browser's scripts are made of, besides what Docusaurus says. */
export function firstScripts(
  {generatedFilesDir, siteConfig}: LoadContext,
  {currentBundler}: Parameters<ConfigureWebpack>[2],
): Exclude<ReturnType<ConfigureWebpack>, undefined | void> {
  const {BannerPlugin, Compilation, NormalModuleReplacementPlugin} = currentBundler.instance;
  const {items} = (siteConfig.themeConfig as ThemeConfig).navbar;
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const readJson = <Data>(file: string) =>
    JSON.parse(fs.readFileSync(generated(file), 'utf8')) as Data;
  const fullRegistry = fs.readFileSync(generated('registry.js'), 'utf8');
  const shorten = (text: string) =>
    shortenNames(
      modulesOf(fullRegistry).map(([chunk]) => chunk),
      text,
    );
  const registry = shorten(fullRegistry);
  const routes = readJson<object>('routesChunkNames.json');

  /** By its name below `@generated/`, the text of each module that the browser needs less of. */
  const replaced = new Map([
    ['docusaurus.config', JSON.stringify(readersConfig(siteConfig))],
    ['site-metadata', JSON.stringify(readersMetadata(readJson('site-metadata.json')))],
    // The texts stand where they are shown: see `words`.
    ['codeTranslations', '{}'],
    ['registry', readersRegistry(registry)],
    ['routesChunkNames', shorten(JSON.stringify(routes))],
    ...versionData(),
  ]);

  return {
    // The name of a chunk is a hash already: a second one for its content does for both.
    optimization: {
      mangleExports: 'size',
      // A package comes with the part that uses it: one answer less to wait for, and for the worker
      // of the search, which asks for its parts one after the other, a whole turn.
      splitChunks: {cacheGroups: {defaultVendors: false}},
    },
    output: {chunkFilename: 'assets/js/[contenthash:8].js'},
    resolve: {
      alias: {
        '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
        ...Object.fromEntries(unusedComponents(items).map((component) => [component, false])),
      },
    },
    module: {
      rules: [
        {test: unused, sideEffects: false},
        ...edits.map(({file, edits: ofFile}) => ({
          test: file,
          use: [{loader: path.join(__dirname, 'editLoader.cjs'), options: {edits: ofFile}}],
        })),
      ],
    },
    plugins: [
      ...[...replaced].map(([name, text]) => {
        const type = name === 'registry' ? 'js' : 'json';
        const file = generated(`first-load/${path.basename(name, '.json')}.${type}`);
        fs.writeFileSync(file, text);
        return new NormalModuleReplacementPlugin(new RegExp(`^@generated/${name}$`), file);
      }),
      new RouteChunks(generated('client-manifest.json'), registry),
      new BannerPlugin({
        banner: compileHint,
        raw: true,
        test: /\.js$/,
        // Between the minifier, which leaves comments out, and the names, which are hashes.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
      }),
    ],
  };

  function versionData(): [name: string, text: string][] {
    return modulesOf(registry)
      .map(([, module]) => module.replace('@generated/', ''))
      .filter((name) => /^docusaurus-plugin-content-docs\/.*\.json$/.test(name))
      .flatMap((name) => {
        const less = readersVersion(readJson<{version?: PropVersionMetadata}>(name));
        return less ? [[name, JSON.stringify(less)]] : [];
      });
  }
}

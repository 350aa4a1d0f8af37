import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '@guide/built-site';
import type {Compilation, Compiler, Module} from 'webpack';

/** Returns the path of the JSON list of bundled package folders, which each build writes. */
export function packagesFile(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/third-party.json');
}

/** Plugin: records the packages in the browser bundle. */
export default function thirdParty({siteDir}: LoadContext): Plugin {
  const apply = ({hooks}: Compiler) =>
    hooks.done.tapPromise('ThirdParty', async ({compilation}) => {
      const folders = new Set([...bundledModules(compilation)].flatMap(packageFolder));
      const list = [...folders].map((folder) => path.relative(siteDir, folder)).sort();
      await fs.writeFile(packagesFile(siteDir), JSON.stringify(list, null, 2));
    });
  return {
    name: 'third-party',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [{apply}]},
  };
}

/** Yields all modules in chunks, including those inside concatenated modules. */
function* bundledModules({modules, chunkGraph}: Compilation): Generator<Module> {
  for (const module of modules) {
    if ([...chunkGraph.getModuleChunksIterable(module)].length > 0) {
      yield module;
      yield* (module as {modules?: Module[]}).modules ?? [];
    }
  }
}

function packageFolder(module: Module): string[] {
  const file = module.nameForCondition()?.split(path.sep).join('/') ?? '';
  return /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.slice(0, 1) ?? [];
}

/** Feature: records the bundled packages for `npm run guide -- licences`. */
export const licences = (): Feature => ({name: 'licences', plugins: ['@guide/licences']});

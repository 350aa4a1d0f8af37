import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, Module} from 'webpack';

/** Where a build of the site in a folder writes the folders of the packages that a reader gets. */
export function packagesFile(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/third-party.json');
}

/**
 * Writes down of which packages the browser's scripts and styles are made, as the bundler knows
 * it: `npm run licences` reads it.
 */
export default function thirdParty(): Plugin {
  return {
    name: 'third-party',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [new PackageList()]},
  };
}

class PackageList {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('PackageList', async ({compilation}) => {
      const folders = new Set(
        [...sentModules(compilation)].flatMap((module) => packageFolder(module) ?? []),
      );
      const file = packagesFile(compiler.context);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, JSON.stringify([...folders].sort(), null, 2));
    });
  }
}

/** The modules that are in a chunk, and those that were joined into one. */
function* sentModules({modules, chunkGraph}: Compilation): Generator<Module> {
  for (const module of modules) {
    if ([...chunkGraph.getModuleChunksIterable(module)].length > 0) {
      yield module;
      yield* (module as {modules?: Module[]}).modules ?? [];
    }
  }
}

/** `node_modules/name`, or that of a package inside another one. */
function packageFolder(module: Module): string | undefined {
  const file = module.nameForCondition()?.split(path.sep).join('/');
  return file && /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

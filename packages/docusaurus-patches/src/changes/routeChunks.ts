import fs from 'node:fs/promises';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {modulesOf, readGenerated} from '../generatedModules';
import type {BundlerSettings, ChangeContext} from '../types';

/**
 * Has the pages name the scripts of their own content, as they do with
 * webpack. With Rspack the manifest knows chunks by number alone, so that
 * Docusaurus finds none for a page: the browser learns of them when the main
 * script has run.
 */
export function routeChunks({context}: ChangeContext): BundlerSettings {
  const file = path.join(context.generatedFilesDir, 'client-manifest.json');
  const modules = modulesOf(readGenerated(context, 'registry.js'));
  return {
    plugins: [
      {
        apply(compiler: Compiler) {
          compiler.hooks.done.tapPromise('RouteChunks', async ({compilation}) => {
            // Docusaurus' list of the chunks that a page needs for each of its modules.
            const manifest: {origins: Record<string, string[]>} = JSON.parse(
              await fs.readFile(file, 'utf8'),
            );
            for (const [chunk, module] of modules) {
              const group = compilation.namedChunkGroups.get(chunk);
              if (group) {
                manifest.origins[module] ??= group.chunks.map(({id}) => String(id));
              }
            }
            await fs.writeFile(file, JSON.stringify(manifest, null, 2));
          });
        },
      },
    ],
  };
}

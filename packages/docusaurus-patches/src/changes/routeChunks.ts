import fs from 'node:fs/promises';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {parseRegistry, readGenerated} from '../generatedModules';
import type {BundlerSettings, ChangeContext} from '../types';

/** Adds the chunks of each module to Docusaurus' client manifest. With Rspack, Docusaurus finds none. */
export function routeChunks({context}: ChangeContext): BundlerSettings {
  const file = path.join(context.generatedFilesDir, 'client-manifest.json');
  const modules = parseRegistry(readGenerated(context, 'registry.js'));
  return {
    plugins: [
      {
        apply(compiler: Compiler) {
          compiler.hooks.done.tapPromise('RouteChunks', async ({compilation}) => {
            // `origins`: chunks by module.
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

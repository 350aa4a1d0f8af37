import fs from 'node:fs/promises';
import type {Compiler} from 'webpack';
import {modulesOf} from './readersData';

/** Docusaurus' list of the chunks that a page needs for each of its modules. */
interface ClientManifest {
  origins: Record<string, string[]>;
}

/**
 * Has the pages name the scripts of their own content, as they do with
 * webpack. With Rspack the manifest knows chunks by number alone, so that
 * Docusaurus finds none for a page: the browser learns of them when the main
 * script has run.
 */
export class RouteChunks {
  constructor(
    private readonly manifestFile: string,
    private readonly registry: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('RouteChunks', async ({compilation}) => {
      const manifest = JSON.parse(await fs.readFile(this.manifestFile, 'utf8')) as ClientManifest;
      for (const [chunk, module] of modulesOf(this.registry)) {
        const group = compilation.namedChunkGroups.get(chunk);
        if (group) {
          manifest.origins[module] ??= group.chunks.map(({id}) => String(id));
        }
      }
      await fs.writeFile(this.manifestFile, JSON.stringify(manifest, null, 2));
    });
  }
}

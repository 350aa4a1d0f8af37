import fs from 'node:fs/promises';

/**
 * When the build was made that a development server can search, as an ISO date.
 * Pages are only whole once they are built, so what is searched is the last build.
 */
export async function lastBuildOf(indexFile: string): Promise<string | null> {
  try {
    return (await fs.stat(indexFile)).mtime.toISOString();
  } catch {
    return null;
  }
}

/** Lets the development server answer with the search data of the last build. */
export function serveLastBuild(folder: string, publicPath: string): object {
  return {devServer: {static: [{directory: folder, publicPath, watch: false}]}};
}

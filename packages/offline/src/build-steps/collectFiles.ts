import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {noCache, type BuildCache} from '@guide/built-site/buildCache';
import {digestOf, type CopyManifest, type ManifestEntry} from '../store/copyManifest';

export interface BuiltFiles {
  paths: readonly string[];
  readText(path: string): string;
}

/** File types that pages load. Excludes downloads, such as workbooks and Markdown. */
const loadedTypes = /\.(?:html|css|js|json|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/;
const textTypes = /\.(?:html|css|js|json)$/;

/** Elements whose URL isn't loaded. */
const linkElements = /<a\s[^>]*>|<link\s[^>]*rel="?(?:alternate|canonical)[^>]*>/g;
const fileUrl = /\/[\w./~%-]+\.\w+/g;
const contentHash = /(?<![\da-f])[\da-f]{8,20}(?![\da-f])/g;

/**
 * Collects the pages of a language and all files that they load. Pages and styles reference files
 * by URL, scripts and data by the hash in their names.
 *
 * @param seeds files that scripts request at computed URLs
 * @param excluded folders of other languages and versions, relative to `baseUrl`
 */
export function collectFiles(
  {paths, readText}: BuiltFiles,
  baseUrl: string,
  seeds: readonly string[],
  excluded: readonly string[],
): string[] {
  const candidates = paths.filter(
    (path) => loadedTypes.test(path) && !excluded.some((folder) => path.startsWith(folder)),
  );
  const byUrl = new Map(candidates.map((path) => [baseUrl + encodeURI(path), path]));
  const byHash = new Map<string, string[]>();
  candidates.forEach((path) => {
    const hash = hashOf(path);
    if (hash !== undefined) {
      byHash.set(hash, [...(byHash.get(hash) ?? []), path]);
    }
  });
  const missing = seeds.find((seed) => !candidates.includes(seed));
  if (missing !== undefined) {
    throw new Error(
      `The build has no file ${missing}, which a feature lists in "offlineSeeds": correct or remove it.`,
    );
  }
  const collected = new Set([...candidates.filter((path) => path.endsWith('.html')), ...seeds]);
  // The loop visits files that are added during it.
  for (const path of collected) {
    if (textTypes.test(path)) {
      const text = readText(path).replaceAll(linkElements, '');
      const urls = /\.(?:html|css)$/.test(path) ? (text.match(fileUrl) ?? []) : [];
      const hashes = text.match(contentHash) ?? [];
      [
        ...urls.flatMap((url) => byUrl.get(url) ?? []),
        ...hashes.flatMap((hash) => byHash.get(hash) ?? []),
      ].forEach((file) => collected.add(file));
    }
  }
  return [...collected].sort();
}

/** Returns the content hash in a file name, the last if there are several. */
function hashOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return name.match(contentHash)?.at(-1);
}

const gzip = promisify(zlib.gzip);

const compressibleTypes = /\.(?:html|css|js|json|svg)$/;

/** Returns the manifest of a copy, with digests and sizes of its files. */
export async function createManifest(
  outDir: string,
  files: readonly string[],
  site: Omit<CopyManifest, 'version' | 'files'>,
  cache: BuildCache = noCache,
): Promise<CopyManifest> {
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, ManifestEntry]> => {
      const content = await fs.promises.readFile(path.join(outDir, file));
      const digest = await digestOf(content);
      const transferBytes = compressibleTypes.test(file)
        ? await cache.deriveAsync(['gzip', digest], async () => (await gzip(content)).length)
        : content.length;
      return [file, [digest, content.length, transferBytes]];
    }),
  );
  const manifest = {...site, files: Object.fromEntries(entries)};
  const version = await digestOf(new TextEncoder().encode(JSON.stringify(manifest)));
  return {version, ...manifest};
}

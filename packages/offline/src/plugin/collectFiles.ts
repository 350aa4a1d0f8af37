import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {digestOf, type CopyList, type ListedFile} from '../store/copyList';

export interface BuiltFiles {
  paths: readonly string[];
  readText(path: string): string;
}

/** File types that pages load. Excludes downloads, such as workbooks and Markdown. */
const loaded = /\.(?:html|css|js|json|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/;
const isText = /\.(?:html|css|js|json)$/;

/** Elements whose URL isn't loaded. */
const links = /<a\s[^>]*>|<link\s[^>]*rel="?(?:alternate|canonical)[^>]*>/g;
const address = /\/[\w./~%-]+\.\w+/g;
const hash = /(?<![\da-f])[\da-f]{8,20}(?![\da-f])/g;

/**
 * Collects the pages of a language and all files that they load. Pages and styles reference files by
 * address, scripts and data by the hash in their names.
 *
 * @param seeds files that scripts request at computed addresses
 * @param excluded folders of other languages and versions, relative to `baseUrl`
 */
export function collectFiles(
  {paths, readText}: BuiltFiles,
  baseUrl: string,
  seeds: readonly string[],
  excluded: readonly string[],
): string[] {
  const own = paths.filter(
    (path) => loaded.test(path) && !excluded.some((folder) => path.startsWith(folder)),
  );
  const byAddress = new Map(own.map((path) => [baseUrl + encodeURI(path), path]));
  const byHash = new Map<string, string[]>();
  own.forEach((path) =>
    hashesOf(path).forEach((name) => byHash.set(name, [...(byHash.get(name) ?? []), path])),
  );
  const missing = seeds.find((seed) => !own.includes(seed));
  if (missing !== undefined) {
    throw new Error(
      `The build has no file ${missing}, which a feature lists in "offlineSeeds": correct or remove it.`,
    );
  }
  const collected = new Set([...own.filter((path) => path.endsWith('.html')), ...seeds]);
  // The loop visits files that are added during it.
  for (const path of collected) {
    if (isText.test(path)) {
      const text = readText(path).replaceAll(links, '');
      const named = /\.(?:html|css)$/.test(path) ? (text.match(address) ?? []) : [];
      const hashes = text.match(hash) ?? [];
      [
        ...named.flatMap((name) => byAddress.get(name) ?? []),
        ...hashes.flatMap((name) => byHash.get(name) ?? []),
      ].forEach((file) => collected.add(file));
    }
  }
  return [...collected].sort();
}

/** Returns the last hash, or `[]`. */
function hashesOf(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return name.match(hash)?.slice(-1) ?? [];
}

const gzip = promisify(zlib.gzip);

const isCompressible = /\.(?:html|css|js|json|svg)$/;

/** Adds digests and sizes to the files of a copy. */
export async function createCopyList(
  outDir: string,
  files: readonly string[],
  site: Omit<CopyList, 'version' | 'files'>,
): Promise<CopyList> {
  const listed = await Promise.all(
    files.map(async (file): Promise<[string, ListedFile]> => {
      const content = await fs.promises.readFile(path.join(outDir, file));
      const sent = isCompressible.test(file) ? (await gzip(content)).length : content.length;
      return [file, [await digestOf(content), content.length, sent]];
    }),
  );
  const list = {...site, files: Object.fromEntries(listed)};
  const version = await digestOf(new TextEncoder().encode(JSON.stringify(list)));
  return {version, ...list};
}

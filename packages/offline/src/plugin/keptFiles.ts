import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {digestOf, type CopyList, type ListedFile} from '../store/copyList';

/** The files of a built language: their paths, and the text of each. */
export interface BuiltFiles {
  paths: readonly string[];
  readText(path: string): string;
}

/** What a page loads; what it offers, such as a workbook or its Markdown, is left out. */
const loaded = /\.(?:html|css|js|json|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/;
const isText = /\.(?:html|css|js|json)$/;

/** Links lead elsewhere; of the addresses in a head, those are loaded that name no other form. */
const links = /<a\s[^>]*>|<link\s[^>]*rel="?(?:alternate|canonical)[^>]*>/g;
const address = /\/[\w./~%-]+\.\w+/g;
const hash = /(?<![\da-f])[\da-f]{8,20}(?![\da-f])/g;

/**
 * The files that a reader of a language needs: its pages, and what they name, directly or through
 * scripts, styles and data. Scripts and data name others by the hash in their names, pages and
 * styles by their addresses.
 *
 * @param baseUrl where the language begins
 * @param seeds files that scripts ask for by an address that they put together
 * @param elsewhere folders that are no part of it, from where it begins: other languages, other versions
 */
export function keptFiles(
  {paths, readText}: BuiltFiles,
  baseUrl: string,
  seeds: readonly string[],
  elsewhere: readonly string[],
): string[] {
  const own = paths.filter(
    (path) => loaded.test(path) && !elsewhere.some((folder) => path.startsWith(folder)),
  );
  const byAddress = new Map(own.map((path) => [baseUrl + encodeURI(path), path]));
  const byHash = new Map<string, string[]>();
  own.forEach((path) =>
    hashesOf(path).forEach((name) => byHash.set(name, [...(byHash.get(name) ?? []), path])),
  );
  const lacking = seeds.find((seed) => !own.includes(seed));
  if (lacking !== undefined) {
    throw new Error(
      `The copy for reading offline is to hold ${lacking}, which the build has not: correct "seeds" of @guide/offline.`,
    );
  }
  const kept = new Set([...own.filter((path) => path.endsWith('.html')), ...seeds]);
  // A set goes through what is added on the way too.
  for (const path of kept) {
    if (isText.test(path)) {
      const text = readText(path).replaceAll(links, '');
      const named = /\.(?:html|css)$/.test(path) ? (text.match(address) ?? []) : [];
      const hashes = text.match(hash) ?? [];
      [
        ...named.flatMap((name) => byAddress.get(name) ?? []),
        ...hashes.flatMap((name) => byHash.get(name) ?? []),
      ].forEach((file) => kept.add(file));
    }
  }
  return [...kept].sort();
}

/** The hash at the end of a name. */
function hashesOf(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return name.match(hash)?.slice(-1) ?? [];
}

const gzip = promisify(zlib.gzip);

/** Pictures and fonts are compressed already. */
const isCompressible = /\.(?:html|css|js|json|svg)$/;

/** The list of files of a folder, each as a host sends it. */
export async function makeList(
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

import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {digestOf, type CopyList, type ListedFile} from '../store/copyList';

const gzip = promisify(zlib.gzip);

/** Pictures and fonts are compressed already. */
const isText = /\.(?:html|css|js|json|svg)$/;

/** The list of files of a folder, each as a host sends it. */
export async function makeList(
  outDir: string,
  files: readonly string[],
  site: Omit<CopyList, 'version' | 'files'>,
): Promise<CopyList> {
  const listed = await Promise.all(
    files.map(async (file): Promise<[string, ListedFile]> => {
      const content = await fs.promises.readFile(path.join(outDir, file));
      const sent = isText.test(file) ? (await gzip(content)).length : content.length;
      return [file, [await digestOf(content), content.length, sent]];
    }),
  );
  const list = {...site, files: Object.fromEntries(listed)};
  const version = await digestOf(new TextEncoder().encode(JSON.stringify(list)));
  return {version, ...list};
}

import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/lib/listFiles';
import type {Changes} from './changes';
import {publishedFile, routesFile} from './contract';
import {format} from './format';
import type {PageFiles} from './readPages';
import {redirectsFile} from './redirects';

/** A page, as data name it. */
export type Named = Pick<PageFiles, 'id' | 'slug'>;

/** What holds old addresses on purpose. */
const aboutOldAddresses = [redirectsFile, routesFile, publishedFile];

/** Code that leads readers to pages. */
const code = ['src/config', 'src/components'];

/** Puts the new id and address in the place of the old ones in code, figures and judged queries. */
export async function rewriteData(changes: Changes, from: Named, to: Named): Promise<void> {
  const quoted = ({id}: Named) => `"${id}"`;
  edit(changes, 'figures/plan.json', (text) =>
    text.replaceAll(`"page": ${quoted(from)}`, `"page": ${quoted(to)}`),
  );
  // A query may be the same word as the id of a page.
  for (const file of filesAt(changes.root, 'tests/relevance')) {
    edit(changes, file, (text) =>
      text.replace(/"expected": \[[^\]]*\]/g, (ids) => ids.replaceAll(quoted(from), quoted(to))),
    );
  }
  const files = code.flatMap((folder) => filesAt(changes.root, folder));
  for (const file of files.filter((name) => !name.includes('__tests__'))) {
    const text = changes.read(file);
    const changed = withAddress(text, from, to);
    if (file !== redirectsFile && changed !== text) {
      changes.write(file, await format(changes.root, file, changed));
    }
  }
}

/** Changes an address where it stands in quotes, also before an anchor. */
function withAddress(text: string, from: Named, to: Named): string {
  return text.replace(/(['"])([^'"#\n]+)(#[^'"\n]*)?\1/g, (quoted, mark, address, anchor = '') =>
    address === from.slug ? `${mark}${to.slug}${anchor}${mark}` : quoted,
  );
}

function edit(changes: Changes, file: string, change: (text: string) => string): void {
  changes.write(file, change(changes.read(file)));
}

/** Other files that name the old address or file of a page: for the writer to look at. */
export function findMentions(changes: Changes, {english, slug}: PageFiles): string[] {
  const source = english.replace('docs/', '');
  const names = [english, source, `/${source}`, ...(slug && slug !== '/' ? [slug] : [])];
  const quoted = names.flatMap((name) => [`'${name}'`, `"${name}"`, `\`${name}\``]);
  return ['src', 'tests', 'scripts', 'figures', 'blog']
    .flatMap((folder) => filesAt(changes.root, folder))
    .filter((file) => /\.(?:tsx?|mjs|json|mdx?)$/.test(file) && !aboutOldAddresses.includes(file))
    .filter((file) => changes.exists(file))
    .filter((file) => quoted.some((name) => changes.read(file).includes(name)));
}

function filesAt(root: string, place: string): string[] {
  const absolute = path.join(root, place);
  if (!fs.existsSync(absolute)) {
    return [];
  }
  return fs.statSync(absolute).isDirectory()
    ? listFiles(absolute).map((file) => `${place}/${file}`)
    : [place];
}

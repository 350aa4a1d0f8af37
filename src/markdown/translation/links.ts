import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../config/locales';
import {collections, pairOf} from '../../lib/translation';
import type {Node, Page} from '../tree';

const root = path.resolve(__dirname, '../../..');

/**
 * Remark step: where a page exists in English alone, it stands in another folder
 * than those that it links to, or that link to it. Such a link becomes a path
 * from the folder of the pages, which Docusaurus looks for in both languages.
 *
 * @param exists whether there is a file, by its path from the root of the project
 */
export function linksAcrossLanguages(
  {locale}: {locale: Locale},
  exists = (file: string) => fs.existsSync(path.join(root, file)),
) {
  return (tree: Node, page: Page): void => {
    if (locale !== defaultLocale) {
      visitLinks(tree, (link) => mend(link, path.relative(root, page.path), exists));
    }
  };
}

function visitLinks(node: Node, visit: (link: Node & {url: string}) => void): void {
  if (/^(?:link|definition)$/.test(node.type) && node.url !== undefined) {
    visit(node as Node & {url: string});
  }
  node.children?.forEach((child) => visitLinks(child, visit));
}

function mend(link: {url: string}, from: string, exists: (file: string) => boolean): void {
  const [, target, rest] = /^(\.\.?\/[^?#]*\.mdx?)(.*)$/.exec(link.url) ?? [];
  if (target === undefined) {
    return;
  }
  const file = path.posix.join(
    path.posix.dirname(from.split(path.sep).join('/')),
    decodeURIComponent(target),
  );
  const pair = pairOf(file);
  const shown = pair && (exists(pair.french) ? pair.french : pair.english);
  if (!shown || shown === file || !exists(shown)) {
    return;
  }
  const folder = collections.find(({english}) => pair.english.startsWith(`${english}/`))!.english;
  link.url = pair.english.slice(folder.length) + rest;
}

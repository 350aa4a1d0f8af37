import fs from 'node:fs';
import path from 'node:path';
import {translationPairOf} from '@guide/content';
import type {Node, SourcePage} from '@guide/content/mdx';
import type {StepOptions} from '../options';

/**
 * Remark step: makes links between translated and untranslated pages absolute. Docusaurus looks for
 * absolute paths in the folders of both; relative ones only match files in the folder of the page.
 */
export function linksAcrossLanguages(
  {
    locale,
    defaultLocale,
    siteDir,
    contentFolders,
  }: Pick<StepOptions, 'locale' | 'defaultLocale' | 'siteDir' | 'contentFolders'>,
  exists = (file: string) => fs.existsSync(path.join(siteDir, file)),
) {
  return (tree: Node, page: SourcePage): void => {
    if (locale === defaultLocale) {
      return;
    }
    const folder = path.posix.dirname(path.relative(siteDir, page.path).split(path.sep).join('/'));
    visitLinks(tree, (link) => {
      const [, target, rest] = /^(\.\.?\/[^?#]*\.mdx?)(.*)$/.exec(link.url) ?? [];
      const file = target && path.posix.join(folder, decodeURIComponent(target));
      const pair = file && translationPairOf(contentFolders, file, locale);
      if (pair) {
        const existing = exists(pair.translation) ? pair.translation : pair.original;
        if (existing !== file && exists(existing)) {
          link.url = `/${pair.source}${rest}`;
        }
      }
    });
  };
}

function visitLinks(node: Node, visit: (link: Node & {url: string}) => void): void {
  if (/^(?:link|definition)$/.test(node.type) && node.url !== undefined) {
    visit(node as Node & {url: string});
  }
  node.children?.forEach((child) => visitLinks(child, visit));
}

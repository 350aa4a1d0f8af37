import fs from 'node:fs';
import path from 'node:path';
import {translationPairOf} from '@guide/content';
import {visitByLanguage, type Node, type SourcePage} from '@guide/content/mdx';
import type {StepOptions} from '../options';

type LinkOptions = Pick<StepOptions, 'locale' | 'defaultLocale' | 'siteDir' | 'contentFolders'>;

/**
 * Remark step: makes links between translated and untranslated pages absolute. Docusaurus only looks
 * for absolute paths in the folders of both.
 */
export function linksAcrossLanguages(options: LinkOptions) {
  const {locale, defaultLocale, siteDir, contentFolders} = options;
  const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
  return (tree: Node, page: SourcePage): void => {
    if (locale === defaultLocale) {
      return;
    }
    const folder = path.posix.dirname(path.relative(siteDir, page.path).split(path.sep).join('/'));
    visitByLanguage(tree, locale, (node) => {
      const url = /^(?:link|definition)$/.test(node.type) ? (node.url ?? '') : '';
      const [, target, rest] = /^(\.\.?\/[^?#]*\.mdx?)(.*)$/.exec(url) ?? [];
      const file = target && path.posix.join(folder, decodeURIComponent(target));
      const pair = file && translationPairOf(contentFolders, file, locale);
      if (pair) {
        const existing = exists(pair.translation) ? pair.translation : pair.original;
        if (existing !== file && exists(existing)) {
          node.url = `/${pair.source}${rest}`;
        }
      }
    });
  };
}

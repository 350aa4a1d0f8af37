import type {StepOptions} from '@guide/content';
import type {Node, Page} from '@guide/content/mdx';
import {translationOf} from '.';
import {findToc, literalOf} from '../toc';

/**
 * Remark step after those of Docusaurus: adds `lang` to the table of contents of untranslated pages, which is
 * outside the `<div lang>`.
 */
export function tocLanguage({defaultLocale}: Pick<StepOptions, 'defaultLocale'>) {
  return (tree: Node, page: Page): void => {
    if (translationOf(page) !== 'missing') {
      return;
    }
    for (const entry of findToc(tree)?.elements ?? []) {
      const heading = literalOf(entry, 'value');
      if (typeof heading?.value === 'string') {
        heading.value = `<span lang="${defaultLocale}">${heading.value}</span>`;
        delete heading.raw;
      }
    }
  };
}

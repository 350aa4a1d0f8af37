import type {StepOptions} from '@guide/content';
import type {Node, Page} from '@guide/content/mdx';
import {translationOf} from '.';
import {findToc, literalOf} from '../toc';

/**
 * Remark step that runs after those of Docusaurus: adds `lang` to the table of contents of a page
 * without translation, whose entries aren't inside the `<div lang>` of the headings.
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

import type {StepOptions} from '@guide/content';
import type {Node, Page} from '@guide/content/mdx';
import {translationOf} from '.';
import {contentsOf, literalOf} from '../contents';

/**
 * Remark step, after those of Docusaurus: adds `lang` to table of contents entries of a page without
 * translation; they're built without the `<div lang>` around the headings.
 */
export function contentsLanguage({defaultLocale}: Pick<StepOptions, 'defaultLocale'>) {
  return (tree: Node, page: Page): void => {
    if (translationOf(page) !== 'missing') {
      return;
    }
    for (const entry of contentsOf(tree)?.elements ?? []) {
      const words = literalOf(entry, 'value');
      if (typeof words?.value === 'string') {
        words.value = `<span lang="${defaultLocale}">${words.value}</span>`;
        delete words.raw;
      }
    }
  };
}

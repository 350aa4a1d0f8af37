import type {StepOptions} from '@guide/content';
import type {Node, Page} from '@guide/content/mdx';
import {translationOf} from '.';
import {contentsOf, literalOf} from '../contents';

/**
 * Remark step, after those of Docusaurus: marks the contents of a page with the
 * default language where the page shows its text in a site of another language.
 * Docusaurus makes them from the headings, without what surrounds these.
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

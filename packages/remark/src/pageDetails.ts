import {countWords, type Locale, type StepOptions} from '@guide/content';
import {attribute, visitByLanguage, type Node} from '@guide/content/mdx';

const WORDS_A_MINUTE = 200;

/** A heading may carry its id in its text: `{#fields}`. */
const headingId = /\{#[\w-]+\}/g;

/**
 * Remark step: puts `<PageDetails>` under the title, with the minutes that the
 * page takes to read. On the home page it stands where the text begins, under
 * the ways into the guide, which have a lead of their own.
 */
export function pageDetails({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node): void => {
    const minutes = Math.max(1, Math.round(wordsIn(tree, locale) / WORDS_A_MINUTE));
    const children = (tree.children ??= []);
    // Without a title of its own the page gets that of its front matter, above everything else.
    const title = children.findIndex((child) => hasTitle(child, locale));
    const home = children.findIndex(({name}) => name === 'Home');
    children.splice(Math.max(title, home) + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'PageDetails',
      attributes: [
        attribute('minutes', String(minutes)),
        ...(home === -1 ? [attribute('described', 'true')] : []),
      ],
      children: [],
    });
  };
}

function wordsIn(tree: Node, locale: Locale): number {
  let words = 0;
  visitByLanguage(tree, locale, ({type, value}) => {
    if (type === 'text' || type === 'inlineCode') {
      words += countWords(String(value).replace(headingId, ''));
    }
  });
  return words;
}

/** Whether a node is the title of a page, or holds it. */
export function hasTitle(node: Node, locale: Locale): boolean {
  let found = false;
  visitByLanguage(node, locale, ({type, depth}) => {
    found ||= type === 'heading' && depth === 1;
  });
  return found;
}

import path from 'node:path';
import {countWords, isPartial, type Locale} from '@guide/content';
import {elementOf, visitByLanguage, type Node, type SourcePage} from '@guide/content/mdx';
import type {StepOptions} from './options';

const WORDS_PER_MINUTE = 200;

/** Longer pages are references, which nobody reads from start to end. */
const MAX_MINUTES = 19;

const headingId = /\{#[\w-]+\}/g;

/** Remark step: adds the reading time below the title, except on the home page and in partials. */
export function pageDetails({locale, siteDir}: Pick<StepOptions, 'locale' | 'siteDir'>) {
  return (tree: Node, page: SourcePage): void => {
    const children = (tree.children ??= []);
    const file = path.relative(siteDir, page.path).split(path.sep).join('/');
    if (isPartial(file) || children.some(({name}) => name === 'Home')) {
      return;
    }
    const minutes = Math.max(1, Math.round(wordsIn(tree, locale) / WORDS_PER_MINUTE));
    // Without a title in the page, Docusaurus renders that of the front matter above it.
    const title = children.findIndex((child) => hasTitle(child, locale));
    const shown = minutes > MAX_MINUTES ? undefined : String(minutes);
    children.splice(title + 1, 0, elementOf('PageDetails', {minutes: shown}));
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

/** Whether a node is, or contains, a heading of level 1. */
export function hasTitle(node: Node, locale: Locale): boolean {
  let found = false;
  visitByLanguage(node, locale, ({type, depth}) => {
    found ||= type === 'heading' && depth === 1;
  });
  return found;
}

import type {Locale} from '@guide/content';
import {elementOf, visitByLanguage, type Node} from '@guide/content/mdx';
import type {StepOptions} from './options';

/** Remark step: adds the page details below the title, except on the home page. */
export function pageDetails({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node): void => {
    const children = (tree.children ??= []);
    if (children.some(({name}) => name === 'Home')) {
      return;
    }
    // Without a title in the page, Docusaurus renders that of the front matter above it.
    const title = children.findIndex((child) => hasTitle(child, locale));
    children.splice(title + 1, 0, elementOf('PageDetails', {}));
  };
}

/** Whether a node is, or contains, a heading of level 1. */
export function hasTitle(node: Node, locale: Locale): boolean {
  let found = false;
  visitByLanguage(node, locale, ({type, depth}) => {
    found ||= type === 'heading' && depth === 1;
  });
  return found;
}

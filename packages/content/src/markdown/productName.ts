import {renameText} from '../productName/rename';
import type {StepOptions} from '../site';
import {textAttributes} from './frenchTypography';
import {attributesOf, visitByLanguage, type Node} from './tree';

const attributes = new Set([...textAttributes, 'definition']);

/**
 * Remark step: the name that the owner gives to the product, in place of the one that writers type.
 * It comes first, and once more on what the other steps have put in.
 */
export function productName({
  locale,
  productName: name,
}: Pick<StepOptions, 'locale' | 'productName'>) {
  const rename = renameText(name);
  return (tree: Node): void =>
    visitByLanguage(tree, locale, (node, language) => {
      const {type, value, alt, title} = node;
      if (typeof value === 'string' && !type.startsWith('mdx')) {
        node.value = rename(value, language);
      }
      Object.assign(
        node,
        alt && {alt: rename(alt, language)},
        title && {title: rename(title, language)},
      );
      for (const attribute of attributesOf(node)) {
        if (attributes.has(attribute.name ?? '') && typeof attribute.value === 'string') {
          attribute.value = rename(attribute.value, language);
        }
      }
      // A link that shows its address leads where it says.
      if (node.url && node.children?.[0]?.value === node.url) {
        node.url = rename(node.url, language);
      }
    });
}

import {isFrench, withFrenchSpaces, type StepOptions} from '@guide/content';
import {attributesOf, visitByLanguage, type Node} from '@guide/content/mdx';

/** Attributes of components whose value is text for the reader. */
export const textAttributes = new Set(['alt', 'aria-label', 'caption', 'label', 'title']);

/**
 * Remark step: no-break spaces in the French text of a page. French is what a
 * French page holds, and what `lang="fr"` marks on an English one; inside
 * `lang="en"`, in code and in addresses nothing changes.
 */
export function frenchTypography({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node): void =>
    visitByLanguage(tree, locale, (node, language) => {
      if (isFrench(language)) {
        mendText(node);
      }
    });
}

function mendText(node: Node): void {
  if (node.type === 'text' && typeof node.value === 'string') {
    node.value = withFrenchSpaces(node.value);
  }
  if (node.alt) {
    node.alt = withFrenchSpaces(node.alt);
  }
  if (node.title) {
    node.title = withFrenchSpaces(node.title);
  }
  for (const attribute of attributesOf(node)) {
    if (textAttributes.has(attribute.name ?? '') && typeof attribute.value === 'string') {
      attribute.value = withFrenchSpaces(attribute.value);
    }
  }
}

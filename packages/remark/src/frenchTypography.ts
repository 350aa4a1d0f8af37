import {isFrench, withFrenchSpaces} from '@guide/content';
import {attributesOf, visitByLanguage, type Node} from '@guide/content/mdx';
import type {StepOptions} from './options';

export const textAttributes = new Set([
  'alphabet',
  'alt',
  'aria-label',
  'caption',
  'label',
  'title',
]);

/** Remark step: adds no-break spaces to French text, but not to code and URLs. */
export function frenchTypography({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node): void =>
    visitByLanguage(tree, locale, (node, language) => {
      if (isFrench(language)) {
        addNoBreakSpaces(node);
      }
    });
}

function addNoBreakSpaces(node: Node): void {
  if (node.type === 'text' && typeof node.value === 'string') {
    node.value = withFrenchSpaces(node.value);
  }
  for (const property of ['alt', 'title'] as const) {
    if (node[property]) {
      node[property] = withFrenchSpaces(node[property]);
    }
  }
  for (const attribute of attributesOf(node)) {
    if (textAttributes.has(attribute.name ?? '') && typeof attribute.value === 'string') {
      attribute.value = withFrenchSpaces(attribute.value);
    }
  }
}

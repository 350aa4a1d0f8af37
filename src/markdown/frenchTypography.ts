import type {Locale} from '../config/locales';
import {withFrenchSpaces} from '../lib/frenchSpaces';

/** The part of a Markdown tree (mdast with MDX) that the step reads. */
interface Node {
  type: string;
  value?: unknown;
  alt?: string | null;
  title?: string | null;
  /** A list on a component; an object on a directive such as `:::note`. */
  attributes?: Attribute[] | Record<string, unknown> | null;
  children?: Node[];
}

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** Attributes of components whose value is text for the reader. */
const textAttributes = new Set(['alt', 'aria-label', 'caption', 'label', 'title']);

/**
 * Remark step: no-break spaces in the French text of a page. French is what a
 * French page holds, and what `lang="fr"` marks on an English one; inside
 * `lang="en"`, in code and in addresses nothing changes.
 */
export function frenchTypography({locale}: {locale: Locale}) {
  return (tree: Node): void => visit(tree, locale);
}

function visit(node: Node, inherited: string): void {
  const own = attributesOf(node).find(({name}) => name === 'lang')?.value;
  const language = typeof own === 'string' ? own : inherited;
  if (language === 'fr') {
    mendText(node);
  }
  node.children?.forEach((child) => visit(child, language));
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

function attributesOf({attributes}: Node): Attribute[] {
  return Array.isArray(attributes) ? attributes : [];
}

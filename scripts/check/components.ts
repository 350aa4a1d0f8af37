import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {Page} from './guide';

export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** What is written `<Name …>` on a page, in its order. */
export function componentsOf({tree}: Page): Component[] {
  const components: Component[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      components.push(node);
    }
  });
  return components;
}

/** A text attribute; `undefined` when it is absent or an expression. */
export function textAttribute({attributes}: Component, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

import type {Page} from './page';
import {nodesOf, type NodeOf} from './nodes';

export type Component = NodeOf<'mdxJsxFlowElement'> | NodeOf<'mdxJsxTextElement'>;

/** What is written `<Name …>` on a page: first what stands alone, then what stands in text. */
export function componentsOf({tree}: Pick<Page, 'tree'>): Component[] {
  return [...nodesOf(tree, 'mdxJsxFlowElement'), ...nodesOf(tree, 'mdxJsxTextElement')];
}

/** A text attribute; `undefined` when it is absent or an expression. */
export function textAttribute({attributes}: Component, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

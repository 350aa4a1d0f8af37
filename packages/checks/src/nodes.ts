import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './page';

export {textAttribute} from '@guide/content/mdx';

/** A node of a type, those of MDX and of directives too. */
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** Memoised: each rule asks for some of them, and to go through a page takes longer than the rule. */
const nodesByType = new WeakMap<Root, Map<string, Nodes[]>>();

/** The nodes of a type, in the order of the page. */
export function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type): NodeOf<Type>[] {
  const nodes = nodesByType.get(tree) ?? groupByType(tree);
  nodesByType.set(tree, nodes);
  return (nodes.get(type) ?? []) as NodeOf<Type>[];
}

function groupByType(tree: Root): Map<string, Nodes[]> {
  const groups = new Map<string, Nodes[]>();
  visit(tree, (node) => {
    const group = groups.get(node.type) ?? [];
    groups.set(node.type, group);
    group.push(node);
  });
  return groups;
}

export type Component = NodeOf<'mdxJsxFlowElement'> | NodeOf<'mdxJsxTextElement'>;

/** What is written `<Name …>` on a page: first what stands alone, then what stands in text. */
export function componentsOf({tree}: Pick<Page, 'tree'>): Component[] {
  return [...nodesOf(tree, 'mdxJsxFlowElement'), ...nodesOf(tree, 'mdxJsxTextElement')];
}

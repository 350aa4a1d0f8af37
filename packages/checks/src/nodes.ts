import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './page';

export {textAttribute} from '@guide/content/mdx';

export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** Cache, as walking the tree takes longer than most rules. */
const nodesByType = new WeakMap<Root, Map<string, Nodes[]>>();

/** Returns all nodes of a type, in preorder. */
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

/** Returns block-level JSX elements, then inline ones. */
export function componentsOf({tree}: Pick<Page, 'tree'>): Component[] {
  return [...nodesOf(tree, 'mdxJsxFlowElement'), ...nodesOf(tree, 'mdxJsxTextElement')];
}

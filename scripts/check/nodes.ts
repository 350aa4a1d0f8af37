import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A node of a type, those of MDX and of directives too. */
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** Nodes by type. Rules ask again and again: a tree is walked through once for all of them. */
const indexes = new WeakMap<Root, Map<string, Nodes[]>>();

/** The nodes of a type, in the order of the page. */
export function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type): NodeOf<Type>[] {
  let index = indexes.get(tree);
  if (!index) {
    index = indexOf(tree);
    indexes.set(tree, index);
  }
  return (index.get(type) ?? []) as NodeOf<Type>[];
}

function indexOf(tree: Root): Map<string, Nodes[]> {
  const index = new Map<string, Nodes[]>();
  visit(tree, (node) => {
    const nodes = index.get(node.type);
    if (nodes) {
      nodes.push(node);
    } else {
      index.set(node.type, [node]);
    }
  });
  return index;
}

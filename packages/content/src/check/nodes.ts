import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A node of a type, those of MDX and of directives too. */
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** The nodes of a type, in the order of the page. */
export function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type): NodeOf<Type>[] {
  const nodes: NodeOf<Type>[] = [];
  visit(tree, (node) => {
    if (node.type === type) {
      nodes.push(node as NodeOf<Type>);
    }
  });
  return nodes;
}

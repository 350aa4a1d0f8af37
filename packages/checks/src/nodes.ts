import type {Link, Nodes} from 'mdast';
import {memoize, type Page} from './page';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** Returns all nodes of a type, in preorder. */
export function nodesOf<Type extends Nodes['type']>(tree: Nodes, type: Type): NodeOf<Type>[] {
  return (groupByType(tree).get(type) ?? []) as NodeOf<Type>[];
}

export function allNodes(tree: Nodes): Nodes[] {
  return [...groupByType(tree).values()].flat();
}

/** Cached, as walking the tree takes longer than most rules. */
const groupByType = memoize((tree: Nodes) => {
  const groups = new Map<string, Nodes[]>();
  const visit = (node: Nodes) => {
    const group = groups.get(node.type) ?? [];
    groups.set(node.type, group);
    group.push(node);
    ('children' in node ? node.children : []).forEach(visit);
  };
  visit(tree);
  return groups;
});

/** Returns the text of a node, without markup. */
export function plainText(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(plainText).join('');
  }
  return 'value' in node ? node.value : '';
}

/** Returns whether a link is a URL in the text, without Markdown. */
export function isBareUrl({position, children: [text]}: Link): boolean {
  return position?.start.offset === text?.position?.start.offset;
}

export type Component = NodeOf<'mdxJsxFlowElement'> | NodeOf<'mdxJsxTextElement'>;

/** Returns block-level JSX elements, then inline ones. */
export function componentsOf({tree}: Pick<Page, 'tree'>): Component[] {
  return [...nodesOf(tree, 'mdxJsxFlowElement'), ...nodesOf(tree, 'mdxJsxTextElement')];
}

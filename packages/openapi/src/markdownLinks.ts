import {elementOf, type Node} from '@guide/content/mdx';

/** Links each resource, a third-level section with operations, to its Markdown. */
export function addMarkdownLinks(tree: Node): void {
  const {children = []} = tree;
  const resources = new Set<Node | undefined>();
  let heading: Node | undefined;
  for (const node of children) {
    if (node.type === 'heading') {
      heading = node;
    } else if (node.name === 'Operation' && heading?.depth === 3) {
      resources.add(heading);
    }
  }
  tree.children = children.flatMap((node) =>
    resources.has(node) ? [node, elementOf('ResourceMarkdown', {section: idOf(node)}, [])] : [node],
  );
}

/** Docusaurus parses heading ids later. */
function idOf({children = []}: Node): string {
  return /\{#([\w-]+)\}$/.exec(String(children.at(-1)?.value))?.[1] ?? '';
}

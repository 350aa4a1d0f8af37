import type {Nodes, PhrasingContent} from 'mdast';

/** Converts blocks to lines separated by `<br>`, as table cells can't contain blocks. */
export function toLines(nodes: readonly Nodes[]): PhrasingContent[] {
  return linesOf(nodes).flatMap((line, index) =>
    index > 0 ? [{type: 'html', value: '<br>'} as const, ...line] : line,
  );
}

type Line = PhrasingContent[];

function linesOf(nodes: readonly Nodes[]): Line[] {
  const lines: Line[] = [];
  let open: Line | undefined;
  for (const node of nodes) {
    const blockLines = linesOfBlock(node);
    if (blockLines) {
      lines.push(...blockLines);
      open = undefined;
    } else if (open) {
      open.push(node as PhrasingContent);
    } else {
      open = [node as PhrasingContent];
      lines.push(open);
    }
  }
  return lines;
}

function linesOfBlock(node: Nodes): Line[] | undefined {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'blockquote':
      return linesOf(node.children);
    case 'list':
      return node.children.flatMap(({children}, index) => {
        const value = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
        const [first = [], ...others] = linesOf(children);
        return [[{type: 'text', value}, ...first], ...others];
      });
    case 'code':
      return node.value
        .split('\n')
        .filter(Boolean)
        .map((value) => [{type: 'inlineCode', value}]);
    case 'thematicBreak':
      return [];
    default:
      return undefined;
  }
}

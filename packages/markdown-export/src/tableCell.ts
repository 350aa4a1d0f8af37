import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {Html, Nodes, PhrasingContent, TableCell} from 'mdast';

const lineBreak: Html = {type: 'html', value: '<br>'};

/** Cells can't contain blocks, so their lines end with `<br>`. */
export function toCell(state: State, node: Element): TableCell {
  const lines = linesOf(state.all(node) as Nodes[]);
  return {
    type: 'tableCell',
    children: lines.flatMap((line, at) => (at === 0 ? line : [lineBreak, ...line])),
  };
}

function linesOf(nodes: readonly Nodes[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [];
  let isInline = false;
  for (const node of nodes) {
    const block = blockLines(node);
    if (block) {
      lines.push(...block);
    } else if (isInline) {
      lines.at(-1)!.push(node as PhrasingContent);
    } else {
      lines.push([node as PhrasingContent]);
    }
    isInline = !block;
  }
  return lines;
}

/** Returns `undefined` for inline content. */
function blockLines(node: Nodes): PhrasingContent[][] | undefined {
  switch (node.type) {
    case 'code':
      return node.value
        .split('\n')
        .flatMap((value) => (value ? [[{type: 'inlineCode', value}]] : []));
    case 'list':
      return node.children.flatMap((item, at) => {
        const [first = [], ...others] = linesOf(item.children);
        const marker = node.ordered ? `${(node.start ?? 1) + at}. ` : '- ';
        return [[{type: 'text', value: marker}, ...first], ...others];
      });
    case 'paragraph':
    case 'heading':
    case 'blockquote':
      return linesOf(node.children);
    case 'thematicBreak':
      return [];
    default:
      return undefined;
  }
}

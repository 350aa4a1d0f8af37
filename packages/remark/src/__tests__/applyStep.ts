import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {attributesOf, type Node, type SourcePage} from '../../../content/src/mdx';

const parser = unified().use([remarkParse, remarkMdx, remarkGfm, remarkDirective]).freeze();

/** Applies a step and prints the tree, one node per line. */
export function applyStep(
  step: (tree: Node, page: SourcePage) => void,
  mdx: string,
  page: Pick<SourcePage, 'path' | 'data'> = {path: '/docs/page.mdx'},
): string {
  const tree = parser.parse(escapeMarkdownHeadingIds(mdx)) as Node;
  const fail: SourcePage['fail'] = (message, place) => {
    const {line, column} = (place as {start: {line: number; column: number}}).start;
    throw new Error(`${line}:${column} ${message}`);
  };
  step(tree, {...page, fail});
  return tree.children!.map(printNode).join('\n');
}

const separators: Record<string, string> = {text: '', table: '\n', tableRow: ' | ', tableCell: ''};

/** Prints a node as a tag. */
export function printNode(node: Node): string {
  const {type, name, value, children = [], data, lang, url, alt, title} = node;
  const inside =
    typeof value === 'string' ? value : children.map(printNode).join(separators[type] ?? '');
  if (type in separators) {
    return inside;
  }
  if (type === 'break') {
    return ' / ';
  }
  if (type === 'inlineCode' && !data) {
    return `\`${inside}\``;
  }
  const own = attributesOf(node).map(({name: key = '', value: text}) => [key, text] as const);
  const start = [...Object.entries({lang, url, alt, title, ...data?.hProperties}), ...own]
    .flatMap(([key, text]) => (typeof text === 'string' ? ` ${key}="${text}"` : []))
    .join('');
  const tag = data?.hName ?? name ?? type;
  return inside ? `<${tag}${start}>${inside}</${tag}>` : `<${tag}${start} />`;
}

import {hasClass, isElement} from '@guide/built-site/read';
import type {Element, ElementContent, Root} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  Blockquote,
  Code,
  Heading,
  Html,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Table,
} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {gfmTaskListItemToMarkdown} from 'mdast-util-gfm-task-list-item';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'hast-util-to-string';
import {toCell} from './tableCell';

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, toHeading])),
  div: toBlock,
  a: toLink,
  br: toBreak,
  pre: toBlock,
  summary: toSummary,
  figure: toFigure,
  img: toImage,
  dl: toList,
  table: toTable,
  td: toCell,
  th: toCell,
  sub: keepTag,
  sup: keepTag,
  // Omitted by default.
  math: defaultHandlers.span,
};

/**
 * Converts an article to GitHub Flavored Markdown. Anchors, line breaks in cells, subscripts and
 * superscripts are HTML.
 */
export function articleToMarkdown(article: Root): string {
  return toMarkdown(toMdast(article, {handlers}) as Nodes, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    extensions: [
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({tablePipeAlign: false}),
      gfmTaskListItemToMarkdown(),
    ],
  });
}

function toBlock(state: State, node: Element): ReturnType<Handle> {
  return hasClass(node, 'theme-admonition')
    ? toQuote(state, node)
    : 'data-language' in node.properties || hasClass(node, 'theme-code-block')
      ? toCode(state, node)
      : defaultHandlers[node.tagName === 'pre' ? 'pre' : 'div'](state, node);
}

function toQuote(state: State, admonition: Element): Blockquote {
  // Admonitions can be empty.
  const [heading, ...content] = admonition.children.filter(isElement);
  const kind = boldLine(state.all(heading!) as PhrasingContent[]);
  return {
    type: 'blockquote',
    children: [kind, ...toBlocks(state, content)],
  };
}

function toBlocks(state: State, elements: readonly Element[]): BlockContent[] {
  return elements.flatMap((element) => state.toFlow(state.all(element)) as BlockContent[]);
}

/** Reads the attributes of our code blocks, or the classes of Docusaurus's. */
function toCode(state: State, node: Element): Code {
  const {properties} = node;
  const inside = nearDescendants(node);
  const pre = inside.find(({tagName}) => tagName === 'pre') ?? node;
  const titleElement = inside.find((child) => classesOf(child).includes('codeBlockTitle'));
  const title = properties['data-title'] ?? (titleElement && toString(titleElement));
  const language = properties['data-language'] ?? /\blanguage-(\S+)/.exec(classesOf(node))?.[1];
  return {
    ...(defaultHandlers.pre(state, pre) as Code),
    // Fences without a language can't have a title.
    lang: String(language || 'text'),
    meta: title ? `title="${String(title).replaceAll('"', "'")}"` : null,
  };
}

const classesOf = ({properties}: Element) => [properties.className].flat().join(' ');

function nearDescendants({children}: Element): Element[] {
  return children
    .filter(isElement)
    .flatMap((child) => [child, ...child.children.filter(isElement)]);
}

function toSummary(state: State, node: Element): BlockContent[] {
  return toBlocks(state, [node]).map((block) =>
    block.type === 'paragraph' ? boldLine(block.children) : block,
  );
}

function boldLine(children: PhrasingContent[]): Paragraph {
  const isBold = children.every(({type}) => type === 'strong');
  return {type: 'paragraph', children: isBold ? children : [{type: 'strong', children}]};
}

function toHeading(state: State, node: Element): Heading {
  const heading = defaultHandlers.h1(state, node) as Heading;
  const {id} = node.properties;
  return id ? {...heading, children: [anchor(String(id)), ...heading.children]} : heading;
}

/**
 * Links from an image to itself (to enlarge it), glossary terms and links without a URL become
 * plain content, and links without content are omitted, such as icons. An `<a id>` without a URL is
 * an anchor, for example of a table row.
 */
function toLink(state: State, node: Element): ReturnType<Handle> {
  const {href, id, 'data-term': term} = node.properties;
  const isOwnImage = (child: ElementContent) => isElement(child) && child.properties.src === href;
  if (href === undefined) {
    return [...(id ? [anchor(String(id))] : []), ...state.all(node)];
  }
  const children = state.all(node);
  return term !== undefined || node.children.some(isOwnImage) || children.length === 0
    ? children
    : defaultHandlers.a(state, node);
}

function toList(state: State, {children}: Element): List {
  const elements = children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
  const items = elements.flatMap((term, index): ListItem[] => {
    if (term.tagName !== 'dt') {
      return [];
    }
    const next = elements.findIndex(({tagName}, at) => at > index && tagName === 'dt');
    const blocks = toBlocks(state, elements.slice(index + 1, next === -1 ? undefined : next));
    const first = blocks[0]?.type === 'paragraph' ? (blocks.shift() as Paragraph) : undefined;
    const firstLine: PhrasingContent[] = [
      {type: 'strong', children: state.all(term) as PhrasingContent[]},
      ...(first ? [{type: 'text', value: ' '} as const, ...first.children] : []),
    ];
    return [
      {
        type: 'listItem',
        spread: false,
        children: [{type: 'paragraph', children: firstLine}, ...blocks],
      },
    ];
  });
  return {type: 'list', ordered: false, spread: false, children: items};
}

function anchor(id: string): Html {
  return {type: 'html', value: `<a id="${id}"></a>`};
}

function toBreak(state: State, node: Element): ReturnType<Handle> {
  return state.inTable ? {type: 'html', value: '<br>'} : defaultHandlers.br(state, node);
}

function toTable(state: State, node: Element): ReturnType<Handle> {
  const table = defaultHandlers.table(state, node) as Table;
  const caption = node.children.filter(isElement).find(({tagName}) => tagName === 'caption');
  return caption ? [boldLine(state.all(caption) as PhrasingContent[]), table] : table;
}

function keepTag(state: State, node: Element): ReturnType<Handle> {
  const {tagName} = node;
  // With `hName`, the tags don't end the paragraph of a list item.
  const html = (value: string): Html => ({type: 'html', value, data: {hName: tagName}});
  return [html(`<${tagName}>`), ...state.all(node), html(`</${tagName}>`)];
}

function toFigure(state: State, node: Element): ReturnType<Handle> {
  const image = nearDescendants(node).find(({tagName}) => tagName === 'img');
  const isNotRepeated = (child: ElementContent) =>
    !isElement(child) ||
    child.tagName !== 'figcaption' ||
    toString(child) !== image?.properties.alt;
  return defaultHandlers.figure(state, {...node, children: node.children.filter(isNotRepeated)});
}

/** Becomes text if it has no URL: an inline `<svg>`, or a file that the bundler inlined. */
function toImage(state: State, node: Element): ReturnType<Handle> {
  const {src, alt} = node.properties;
  return src === undefined || String(src).startsWith('data:')
    ? {type: 'text', value: String(alt)}
    : defaultHandlers.img(state, node);
}

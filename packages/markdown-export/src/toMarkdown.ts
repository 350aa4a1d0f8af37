import {hasClass, isElement} from '@guide/built-site/read';
import type {Element, ElementContent, Parents, Root} from 'hast';
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
} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'hast-util-to-string';

/** Converts an article to GitHub Flavored Markdown. Anchors, and line breaks in cells, are HTML. */
export function articleToMarkdown(article: Root): string {
  const block: Handle = (state, node) =>
    hasClass(node, 'theme-admonition')
      ? toQuote(state, node)
      : 'data-language' in node.properties
        ? toCode(state, node)
        : defaultHandlers.div(state, node);
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, toHeading] as const);
  const tree = toMdast(article, {
    handlers: {
      ...Object.fromEntries(headings),
      div: block,
      a: toLink,
      br: toBreak,
      figure: toFigure,
      img: toImage,
      dl: toList,
    },
  });
  return toMarkdown(tree as Nodes, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  });
}

function toQuote(state: State, admonition: Element): Blockquote {
  const [heading, content] = admonition.children.filter(isElement);
  const kind: BlockContent = {
    type: 'paragraph',
    children: [{type: 'strong', children: state.all(heading!) as PhrasingContent[]}],
  };
  return {
    type: 'blockquote',
    children: [kind, ...(state.toFlow(state.all(content!)) as BlockContent[])],
  };
}

/** Puts the title in bold above the code. */
function toCode(state: State, {properties, children}: Element): BlockContent[] {
  const pre = children.filter(isElement).find(({tagName}) => tagName === 'pre')!;
  const code = {
    ...(defaultHandlers.pre(state, pre) as Code),
    lang: String(properties['data-language']) || null,
  };
  const value = String(properties['data-title'] ?? '');
  return value
    ? [{type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value}]}]}, code]
    : [code];
}

function toHeading(state: State, node: Element): Heading {
  const heading = defaultHandlers.h1(state, node) as Heading;
  const {id} = node.properties;
  return id ? {...heading, children: [anchor(String(id)), ...heading.children]} : heading;
}

/**
 * Links around images (to enlarge them) and glossary terms become plain content. An `<a id>`
 * without a URL is an anchor, for example of a table row.
 */
function toLink(state: State, node: Element): ReturnType<Handle> {
  const {href, id, 'data-term': term} = node.properties;
  if (
    term !== undefined ||
    node.children.some((child) => isElement(child) && child.tagName === 'img')
  ) {
    return state.all(node);
  }
  return href === undefined && id
    ? [anchor(String(id)), ...state.all(node)]
    : defaultHandlers.a(state, node);
}

/** Puts the terms in bold. */
function toList(state: State, {children}: Element): List {
  const elements = children.filter(isElement);
  const items = elements.flatMap((term, index): ListItem[] => {
    if (term.tagName !== 'dt') {
      return [];
    }
    const blocks = state.toFlow(state.all(elements[index + 1]!)) as BlockContent[];
    const first = blocks[0]?.type === 'paragraph' ? (blocks.shift() as Paragraph) : undefined;
    const words: PhrasingContent[] = [
      {type: 'strong', children: state.all(term) as PhrasingContent[]},
      ...(first ? [{type: 'text', value: ' '} as const, ...first.children] : []),
    ];
    return [
      {
        type: 'listItem',
        spread: false,
        children: [{type: 'paragraph', children: words}, ...blocks],
      },
    ];
  });
  return {type: 'list', ordered: false, spread: false, children: items};
}

function anchor(id: string): Html {
  return {type: 'html', value: `<a id="${id}"></a>`};
}

function toBreak(state: State, node: Element, parent?: Parents): ReturnType<Handle> {
  const isInCell = parent?.type === 'element' && ['td', 'th'].includes(parent.tagName);
  return isInCell ? {type: 'html', value: '<br>'} : defaultHandlers.br(state, node);
}

/** Omits a caption that repeats the alternative text. */
function toFigure(state: State, node: Element): ReturnType<Handle> {
  const image = node.children
    .filter(isElement)
    .flatMap((child) => [child, ...child.children.filter(isElement)])
    .find(({tagName}) => tagName === 'img');
  const isNotRepeated = (child: ElementContent) =>
    !isElement(child) ||
    child.tagName !== 'figcaption' ||
    toString(child) !== image?.properties.alt;
  return defaultHandlers.figure(state, {...node, children: node.children.filter(isNotRepeated)});
}

/** An inline `<svg>` has no `src` and becomes text. */
function toImage(state: State, node: Element): ReturnType<Handle> {
  const {src, alt} = node.properties;
  return src === undefined ? {type: 'text', value: String(alt)} : defaultHandlers.img(state, node);
}

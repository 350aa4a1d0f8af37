import type {Element, ElementContent, Parents, Root} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Blockquote, Code, Heading, Html, Nodes, PhrasingContent} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'hast-util-to-string';

/** The identifiers of languages of code, by the name that a block of code shows: `{JavaScript: 'js'}`. */
export type CodeLanguages = Readonly<Record<string, string>>;

/**
 * Writes the text of a page as GitHub Flavored Markdown.
 *
 * HTML stands for the two things that Markdown lacks: an anchor, and a line break within a cell.
 */
export function articleToMarkdown(article: Root, languages: CodeLanguages): string {
  const block: Handle = (state, node) =>
    hasClass(node, 'theme-admonition')
      ? toQuote(state, node)
      : hasClass(node, 'theme-code-block')
        ? toCode(state, node, languages)
        : defaultHandlers.div(state, node);
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, toHeading] as const);
  const tree = toMdast(article, {
    handlers: {
      ...Object.fromEntries(headings),
      div: block,
      a: toLink,
      br: toBreak,
      figure: toFigure,
    },
  });
  return toMarkdown(tree as Nodes, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  });
}

/** A note says its kind first. */
function toQuote(state: State, note: Element): Blockquote {
  const [heading, content] = note.children.filter(isElement);
  const kind: BlockContent = {
    type: 'paragraph',
    children: [{type: 'strong', children: state.all(heading!) as PhrasingContent[]}],
  };
  return {
    type: 'blockquote',
    children: [kind, ...(state.toFlow(state.all(content!)) as BlockContent[])],
  };
}

/** Above a block of code stand its title, where it has one, and the name of its language. */
function toCode(state: State, block: Element, languages: CodeLanguages): BlockContent[] {
  const parts = block.children.filter(isElement);
  const pre = parts.find(({tagName}) => tagName === 'pre')!;
  const words = parts
    .filter((part) => part !== pre)
    .flatMap(({children}) => children.map((child) => toString(child)))
    .filter(Boolean);
  const name = words.findLast((word) => Object.hasOwn(languages, word));
  const title = words.filter((word) => word !== name).join(' ');
  const code = {...(defaultHandlers.pre(state, pre) as Code), lang: name ? languages[name]! : null};
  return title
    ? [
        {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: title}]}]},
        code,
      ]
    : [code];
}

function toHeading(state: State, node: Element): Heading {
  const heading = defaultHandlers.h1(state, node) as Heading;
  const {id} = node.properties;
  return id ? {...heading, children: [anchor(String(id)), ...heading.children]} : heading;
}

/**
 * An anchor without text is an address that a section had before. What enlarges a drawing, or
 * explains a term, stays as the drawing or the words.
 */
function toLink(state: State, node: Element): ReturnType<Handle> {
  const {href, id, 'data-term': term} = node.properties;
  if (
    term !== undefined ||
    node.children.some((child) => isElement(child) && child.tagName === 'img')
  ) {
    return state.all(node);
  }
  return href === undefined && id ? anchor(String(id)) : defaultHandlers.a(state, node);
}

function anchor(id: string): Html {
  return {type: 'html', value: `<a id="${id}"></a>`};
}

function toBreak(state: State, node: Element, parent?: Parents): ReturnType<Handle> {
  const isInCell = parent?.type === 'element' && ['td', 'th'].includes(parent.tagName);
  return isInCell ? {type: 'html', value: '<br>'} : defaultHandlers.br(state, node);
}

/** The caption of a frame is its alternative text, and is said once. */
function toFigure(state: State, node: Element): ReturnType<Handle> {
  const drawing = node.children
    .filter(isElement)
    .flatMap((child) => [child, ...child.children.filter(isElement)])
    .find(({tagName}) => tagName === 'img');
  const isOwnText = (child: ElementContent) =>
    !isElement(child) ||
    child.tagName !== 'figcaption' ||
    toString(child) !== drawing?.properties.alt;
  return defaultHandlers.figure(state, {...node, children: node.children.filter(isOwnText)});
}

function hasClass({properties}: Element, name: string): boolean {
  return (properties.className as string[]).includes(name);
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

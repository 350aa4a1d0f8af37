import type {Locale} from '../data';

/** The part of a Markdown tree (mdast with MDX) that our steps read and write. */
export interface Node {
  type: string;
  /** Of a component: its name. */
  name?: string | null;
  value?: unknown;
  alt?: string | null;
  title?: string | null;
  url?: string;
  ordered?: boolean | null;
  /** Of an item of a list: whether what it holds stands apart. */
  spread?: boolean | null;
  /** Of a heading: 1 to 6. */
  depth?: number;
  /** Of a block of code: its language, and the words after it. */
  lang?: string | null;
  meta?: string | null;
  /** A list on a component; an object on a directive such as `:::note`. */
  attributes?: Attribute[] | Record<string, unknown> | null;
  children?: Node[];
  /** What the HTML of the node gets beside what Markdown says. */
  data?: {hName?: string; hProperties?: Record<string, unknown>; estree?: object};
  position?: {start: {line: number; column: number}};
}

export interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** The page that is read, as a remark step gets it (vfile). */
export interface Page {
  /** Of its source. */
  path: string;
  /** What Docusaurus says of it. */
  data?: {frontMatter?: Record<string, unknown>};
  /** @throws the message, with the page's path and the node's line and column. */
  fail: (message: string, place: unknown) => never;
}

/** Stops the build at a node. @throws the message, behind the line of the node. */
export function failAt(page: Page, {position}: Node, message: string): never {
  const line = position ? `line ${position.start.line}: ` : '';
  return page.fail(line + message, position);
}

export function attributesOf({attributes}: Pick<Node, 'attributes'>): Attribute[] {
  return Array.isArray(attributes) ? attributes : [];
}

/** A text attribute of a component; `undefined` when it is absent or an expression. */
export function textAttribute(node: Pick<Node, 'attributes'>, name: string): string | undefined {
  const value = attributesOf(node).find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Makes a text attribute. */
export function attribute(name: string, value: string): Attribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/** By the names of components: what makes the node in the place of one, in the language of the text around it. */
export type Components = Readonly<Record<string, (node: Node, language: Locale) => Node>>;

/**
 * Puts nodes in the place of the components of a page that have these names.
 *
 * @throws what making one throws, at the component and behind its name
 */
export function replaceComponents(
  tree: Node,
  page: Page,
  locale: Locale,
  components: Components,
): void {
  visitByLanguage(tree, locale, (node, language) => {
    const {name} = node;
    if (!name || !Object.hasOwn(components, name)) {
      return;
    }
    try {
      replaceNode(node, components[name]!(node, language));
    } catch (error) {
      failAt(page, node, `<${name}>: ${(error as Error).message}`);
    }
  });
}

/** Puts a node in the place of another one, whose position it keeps. */
export function replaceNode(node: Node, replacement: Node): void {
  const {position} = node;
  for (const property of Object.keys(node)) {
    delete node[property as keyof Node];
  }
  Object.assign(node, {...replacement, position});
}

/**
 * Visits a tree, parents first, with the language of each node: that of the
 * page, or of the nearest block with a `lang`.
 */
export function visitByLanguage(
  node: Node,
  language: Locale,
  visit: (node: Node, language: Locale) => void,
): void {
  const inner = textAttribute(node, 'lang') ?? language;
  visit(node, inner);
  node.children?.forEach((child) => visitByLanguage(child, inner, visit));
}

import type {Locale} from './data';

export interface Node {
  type: string;
  name?: string | null;
  value?: unknown;
  alt?: string | null;
  title?: string | null;
  url?: string;
  ordered?: boolean | null;
  spread?: boolean | null;
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  /** An array for components, an object for directives such as `:::note`. */
  attributes?: Attribute[] | Record<string, unknown> | null;
  children?: Node[];
  /** Overrides for the HTML output. */
  data?: {
    hName?: string;
    hProperties?: Record<string, unknown>;
    estree?: object;
    /** Keeps an HTML element that MDX would replace with a component. */
    _mdxExplicitJsx?: true;
  };
  position?: {start: {line: number; column: number}};
}

export interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

export interface SourcePage {
  path: string;
  data?: {frontMatter?: Record<string, unknown>};
  fail: (message: string, place: unknown) => never;
}

/** Fails the build, with the line in the message. */
export function failAt(
  page: SourcePage,
  {position}: Pick<Node, 'position'>,
  message: string,
): never {
  const line = position ? `line ${position.start.line}: ` : '';
  return page.fail(line + message, position);
}

/** Returns the attributes of a component; none for other nodes. */
export function attributesOf({attributes}: Pick<Node, 'attributes'>): Attribute[] {
  return Array.isArray(attributes) ? attributes : [];
}

/** Returns the value of an attribute; `undefined` if it's missing or an expression. */
export function textAttribute(node: Pick<Node, 'attributes'>, name: string): string | undefined {
  const value = attributesOf(node).find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Returns component attributes; none for `undefined`. */
export function toAttributes(values: Readonly<Record<string, string | undefined>>): Attribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );
}

/** Replacements by component name. `language` is that of the surrounding text. */
export type Components = Readonly<Record<string, (node: Node, language: Locale) => Node>>;

/** Replaces components in a tree. Adds component name and line to their errors. */
export function replaceComponents(
  tree: Node,
  page: SourcePage,
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

/** Replaces a node in place. Keeps its position. */
export function replaceNode(node: Node, replacement: Node): void {
  const {position} = node;
  for (const property of Object.keys(node)) {
    delete node[property as keyof Node];
  }
  Object.assign(node, {...replacement, position});
}

/** Visits nodes in preorder, with the language of the closest `lang` attribute or the page. */
export function visitByLanguage(
  node: Node,
  language: Locale,
  visit: (node: Node, language: Locale) => void,
): void {
  const inner = textAttribute(node, 'lang') ?? language;
  visit(node, inner);
  node.children?.forEach((child) => visitByLanguage(child, inner, visit));
}

/** One line of text, or several lines of text or nodes. Backticks in text mark code. */
export type Cell = string | readonly (string | Node | readonly Node[])[];

export function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[]): Node {
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({type: 'tableCell', children: linesOf(cell)})),
    })),
  };
}

export function codeOf(lang: string, value: string, title?: string): Node {
  return {type: 'code', lang, meta: title ? `title="${title}"` : null, value};
}

/** Block-level component or HTML element; `null` for a fragment. */
export function elementOf(
  name: string | null,
  attributes: Readonly<Record<string, string | undefined>>,
  children: Node[] = [],
): Node {
  return {type: 'mdxJsxFlowElement', name, attributes: toAttributes(attributes), children};
}

export function textOf(value: string): Node {
  return {type: 'text', value};
}

/** Inline HTML element, as a node that remark-rehype renders with another tag. */
export function markup(
  hName: string,
  children: Node[],
  hProperties: Record<string, string> = {},
): Node {
  return {type: 'strong', data: {hName, hProperties}, children};
}

/** Formats a value in backticks: strings as they are, others as JSON. */
export function code(value: unknown): string {
  return `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;
}

/** Parses text in which backticks mark code. */
export function inline(text: string): Node[] {
  return text
    .split('`')
    .flatMap((value, index): Node[] =>
      value === '' ? [] : [{type: index % 2 === 1 ? 'inlineCode' : 'text', value}],
    );
}

function linesOf(cell: Cell): Node[] {
  return [cell]
    .flat()
    .filter((line) => line !== '')
    .flatMap((line, index) => [
      ...(index > 0 ? [{type: 'break'}] : []),
      ...(typeof line === 'string' ? inline(line) : [line].flat()),
    ]);
}

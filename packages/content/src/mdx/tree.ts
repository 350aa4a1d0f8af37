import type {Locale} from '../data';

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
  data?: {hName?: string; hProperties?: Record<string, unknown>; estree?: object};
  position?: {start: {line: number; column: number}};
}

export interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** The vfile of a page. */
export interface Page {
  path: string;
  data?: {frontMatter?: Record<string, unknown>};
  fail: (message: string, place: unknown) => never;
}

/** Fails the build, with the line in the message. */
export function failAt(page: Page, {position}: Pick<Node, 'position'>, message: string): never {
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

export function attribute(name: string, value: string): Attribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/** Replacements by component name. `language` is that of the surrounding text. */
export type Components = Readonly<Record<string, (node: Node, language: Locale) => Node>>;

/** Replaces components in a tree. Adds component name and line to their errors. */
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

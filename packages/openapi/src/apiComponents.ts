import type {Messages} from '@guide/content';
import {
  elementOf,
  replaceComponents,
  textAttribute,
  type Components,
  type Node,
  type SourcePage,
} from '@guide/content/mdx';
import {readDescription, type DescriptionOptions} from './description';
import {linkMessages} from './links';
import {operationOf, operationOptionsIn} from './reference';
import {programTabs, sampleTabs, sampleOptionsIn} from './samples';
import {tableComponents} from './tables';
import type {Programs} from './types';

interface ApiComponentOptions extends DescriptionOptions {
  messages: Messages;
  programs: Programs;
}

/**
 * Remark step: replaces API components with Markdown: `<ApiSample>`, `<ApiOperation>`,
 * `<ApiProgram>` and those in `tables.ts`. Throws on unknown names.
 */
export function apiComponents(options: ApiComponentOptions) {
  const {locale, messages, programs} = options;
  const read = () => readDescription(options);
  const tables: Components = Object.fromEntries(
    Object.entries(tableComponents).map(([name, make]) => [
      name,
      (node: Node) => {
        const description = read();
        const attribute = (key: string) => textAttribute(node, key);
        return linkMessages(make({description, attribute, messages}), description);
      },
    ]),
  );
  const components: Components = {
    ...tables,
    ApiSample: (node) => sampleTabs(read(), sampleOptionsIn(node)),
    ApiOperation: (node) => linkMessages(operationOf(read(), operationOptionsIn(node)), read()),
    ApiProgram: (node) => programTabs(programs, textAttribute(node, 'name')),
  };
  return (tree: Node, page: SourcePage): void => {
    replaceComponents(tree, page, locale, components);
    addMarkdownLinks(tree);
  };
}

/** Links each resource, a third-level section with operations, to its Markdown. */
function addMarkdownLinks(tree: Node): void {
  const resources = new Set<Node | undefined>();
  let heading: Node | undefined;
  for (const node of tree.children!) {
    if (node.type === 'heading') {
      heading = node;
    } else if (node.name === 'Operation' && heading?.depth === 3) {
      resources.add(heading);
    }
  }
  tree.children = tree.children!.flatMap((node) => {
    // Docusaurus parses heading ids later.
    const [, section] = /\{#([\w-]+)\}$/.exec(String(node.children?.at(-1)?.value)) ?? [];
    return resources.has(node) ? [node, elementOf('ResourceMarkdown', {section})] : [node];
  });
}

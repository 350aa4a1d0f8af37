import {readDescription} from './description';
import {linkMessages} from './links';
import {addMarkdownLinks} from './markdownLinks';
import {operationOf, operationOptionsIn} from './reference';
import {programTabs, sampleTabs, sampleOptionsIn} from './samples';
import {tableComponents} from './tables';
import type {StepOptions} from '@guide/content';
import {
  replaceComponents,
  textAttribute,
  type Components,
  type Node,
  type Page,
} from '@guide/content/mdx';

type ApiComponentOptions = Pick<
  StepOptions,
  'siteDir' | 'locale' | 'version' | 'api' | 'messages' | 'programs'
>;

/**
 * Remark step: replaces API components with Markdown: `<ApiSample>`, `<ApiOperation>`,
 * `<ApiProgram>` and those in `tables.ts`. Throws on unknown names.
 */
export function apiComponents(options: ApiComponentOptions) {
  const {locale, messages, programs, api: source} = options;
  const {links = {}} = source;
  const read = () => readDescription(options);
  const tables: Components = Object.fromEntries(
    Object.entries(tableComponents).map(([name, make]) => [
      name,
      (node: Node) => {
        const attribute = (key: string) => textAttribute(node, key);
        const description = read();
        const made = make({description, attribute, messages, source});
        return stackOnPhones(linkMessages(made, description, links));
      },
    ]),
  );
  const components: Components = {
    ...tables,
    ApiSample: (node) => sampleTabs(read(), sampleOptionsIn(node), source.tokenVariable),
    ApiOperation: (node) => {
      const operation = operationOf(read(), operationOptionsIn(node), source);
      return linkMessages(operation, read(), links);
    },
    ApiProgram: (node) => programTabs(programs, textAttribute(node, 'name')),
  };
  return (tree: Node, page: Page): void => {
    replaceComponents(tree, page, locale, components);
    addMarkdownLinks(tree);
  };
}

/** Marks tables whose cells `src/css/article.css` stacks on phones. */
function stackOnPhones(node: Node): Node {
  if (node.type === 'table') {
    node.data = {hProperties: {className: 'stacked'}};
  }
  node.children?.forEach(stackOnPhones);
  return node;
}

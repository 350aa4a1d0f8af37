import type {Locale, Messages} from '@guide/content';
import {
  replaceComponents,
  textAttribute,
  type Components,
  type Node,
  type SourcePage,
} from '@guide/content/mdx';
import {readDescription, type DescriptionOptions} from './description';
import {linkMessages} from './links';
import {operationOf, operationOptionsIn, resourceOf} from './reference';
import {programTabs, sampleTabs, sampleOptionsIn} from './samples';
import {tableComponents} from './tables';
import type {Programs, ProgramTexts} from './types';

interface ApiComponentOptions extends DescriptionOptions {
  messages: Messages;
  programs: Programs;
  programTexts?: Readonly<Record<Locale, ProgramTexts>>;
}

/**
 * Remark step: replaces API components with Markdown: `<ApiSample>`, `<ApiResource>`,
 * `<ApiOperation>`, `<ApiProgram>` and those in `tables.ts`. Throws on unknown names.
 */
export function apiComponents(options: ApiComponentOptions) {
  const {locale, messages, programs, programTexts = {}} = options;
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
    ApiResource: (node) => linkMessages(resourceOf(read(), node), read()),
    ApiOperation: (node) => linkMessages(operationOf(read(), operationOptionsIn(node)), read()),
    ApiProgram: (node) => programTabs(programs, textAttribute(node, 'name'), programTexts[locale]),
  };
  return (tree: Node, page: SourcePage): void => replaceComponents(tree, page, locale, components);
}

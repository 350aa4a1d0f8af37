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
import {operationOf, resourceOf} from './reference';
import {programTabs, sampleTabs, sampleOptionsIn} from './samples';
import {tableComponents, type ApiComponent} from './tables';
import type {Programs, ProgramTexts} from './types';

interface ApiComponentOptions extends DescriptionOptions {
  messages: Messages;
  programs: Programs;
  programTexts?: Readonly<Record<Locale, ProgramTexts>>;
}

/** Remark step: replaces API components with Markdown. Throws on unknown names. */
export function apiComponents(options: ApiComponentOptions) {
  const {locale, messages, programs, programTexts = {}} = options;
  const described: Record<string, ApiComponent> = {
    ...tableComponents,
    ApiSample: (description, node) => sampleTabs(description, sampleOptionsIn(node)),
    ApiResource: resourceOf,
    ApiOperation: operationOf,
  };
  const components: Components = {
    ...Object.fromEntries(
      Object.entries(described).map(([name, render]) => [
        name,
        (node: Node) => {
          const description = readDescription(options);
          return linkMessages(render(description, node, messages), description);
        },
      ]),
    ),
    ApiProgram: (node) => programTabs(programs, textAttribute(node, 'name'), programTexts[locale]),
  };
  return (tree: Node, page: SourcePage): void => replaceComponents(tree, page, locale, components);
}

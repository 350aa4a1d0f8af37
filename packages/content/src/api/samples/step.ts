import type {StepOptions} from '../../site';
import {
  attribute,
  attributesOf,
  replaceComponents,
  textAttribute,
  type Components,
  type Node,
  type Page,
} from '../../markdown/tree';
import {readDescription, type DescriptionOptions} from '../description';
import type {Description} from '../types';
import {readRequest, sampleLanguages, type SampleLanguage, type Wanted} from '.';

/** The choice of a language, which Docusaurus keeps for all pages under this name. */
const GROUP = 'api-language';

/**
 * Remark step: puts code in tabs of several languages in the place of `<ApiSample operation="createItem"
 * example="order-spares" />`, a request of the description, and of `<ApiProgram name="every-page" />`, a
 * program of the site. A sample may have a `query`, a `record`, and other parameters by their names.
 *
 * Fails the build on what the description or the site does not have.
 */
export function apiSamples(options: DescriptionOptions & Pick<StepOptions, 'programs'>) {
  const {locale, programs} = options;
  let description: Description | undefined;
  const components: Components = {
    ApiSample(node) {
      description ??= readDescription(options);
      const request = readRequest(description, wantedIn(node));
      return tabsOf(({print}) => print(request));
    },
    ApiProgram(node) {
      const name = textAttribute(node, 'name') ?? '';
      const program = programs[name];
      if (!program) {
        const known = Object.keys(programs).join(', ') || 'none';
        throw new Error(`There is no program "${name}". Known: ${known}.`);
      }
      return tabsOf(({value}) => program[value]);
    },
  };
  return (tree: Node, page: Page): void => replaceComponents(tree, page, locale, components);
}

/** What a writer asks for with `<ApiSample …/>`. `id` in an address is `record` there: an id of a component is an anchor. */
export function wantedIn(node: Node): Wanted {
  const given = attributesOf(node).map(({name = '', value}) => [name, String(value)]);
  const {
    operation = '',
    example,
    query,
    record,
    ...others
  } = Object.fromEntries(given) as Record<string, string>;
  return {operation, example, query, values: {...(record && {id: record}), ...others}};
}

function tabsOf(codeOf: (language: SampleLanguage) => string): Node {
  const element = (name: string, attributes: Record<string, string>, children: Node[]): Node => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children,
  });
  return element(
    'Tabs',
    {groupId: GROUP},
    sampleLanguages.map((language) => {
      const {value, label, lang} = language;
      return element('TabItem', {value, label}, [{type: 'code', lang, value: codeOf(language)}]);
    }),
  );
}

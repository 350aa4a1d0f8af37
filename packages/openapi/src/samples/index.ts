import {known, type Programs} from '@guide/content';
import {attributesOf, elementOf, type Node} from '@guide/content/mdx';
import type {Description} from '../types';
import {printCurl} from './curl';
import {printJavaScript} from './javascript';
import {printPython} from './python';
import {readRequest, type SampleRequest, type SampleOptions} from './request';

/** A programming language of samples. */
export interface SampleLanguage {
  value: keyof Programs[string];
  label: string;
  /** Language of the code block. */
  lang: string;
  print: (request: SampleRequest) => string;
}

/** Languages of samples, in the order of their tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {value: 'curl', label: 'curl', lang: 'bash', print: printCurl},
  {value: 'javascript', label: 'JavaScript', lang: 'js', print: printJavaScript},
  {value: 'python', label: 'Python', lang: 'python', print: printPython},
];

/** `groupId` of the tabs: Docusaurus stores the reader's choice under it. */
const GROUP = 'api-language';

/**
 * Prints a request in tabs, one per language.
 *
 * @param tokenVariable environment variable, such as `TELESCOPE_TOKEN`
 * @throws if the description has no such operation, parameter or example
 */
export function sampleTabs(
  description: Description,
  options: SampleOptions,
  tokenVariable: string,
): Node {
  const request = readRequest(description, options, tokenVariable);
  return tabsOf(({print}) => print(request));
}

/** Shows a program in tabs, one per language. @throws if there's no such program */
export function programTabs(programs: Programs, name?: string): Node {
  const program = known('program', name, programs);
  return tabsOf(({value}) => program[value]);
}

/** Reads the attributes of `<ApiSample>`. Its `record` is the path parameter `id`, because `id` would be an anchor. */
export function sampleOptionsIn(node: Node): SampleOptions {
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
  return elementOf(
    'Tabs',
    {groupId: GROUP},
    sampleLanguages.map((language) => {
      const {value, label, lang} = language;
      return elementOf('TabItem', {value, label}, [{type: 'code', lang, value: codeOf(language)}]);
    }),
  );
}

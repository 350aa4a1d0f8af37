import {requireEntry} from '@guide/content';
import {attributesOf, elementOf, type Node} from '@guide/content/mdx';
import type {Description, Programs, ProgramTexts} from '../types';
import {printCurl} from './curl';
import {printJavaScript} from './javascript';
import {printPython} from './python';
import {buildRequest, type SampleRequest, type SampleOptions} from './request';

export interface SampleLanguage {
  value: keyof Programs[string];
  label: string;
  lang: string;
  print: (request: SampleRequest) => string;
}

/** In tab order. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {value: 'curl', label: 'curl', lang: 'bash', print: printCurl},
  {value: 'javascript', label: 'JavaScript', lang: 'js', print: printJavaScript},
  {value: 'python', label: 'Python', lang: 'python', print: printPython},
];

const TAB_GROUP = 'api-language';

/** @throws if the description has no such operation, parameter or example */
export function sampleTabs(description: Description, options: SampleOptions): Node {
  const request = buildRequest(description, options);
  return tabsOf(({print}) => print(request));
}

export function programTabs(programs: Programs, name?: string, texts?: ProgramTexts): Node {
  const program = requireEntry('program', name, programs);
  return tabsOf(({value}) => translateProgram(program[value], texts));
}

/** Translates comments and values. */
export function translateProgram(code: string, texts: ProgramTexts = {}): string {
  return Object.entries(texts).reduce((text, [from, to]) => text.replaceAll(from, () => to), code);
}

/** Reads attributes. `record` is the path parameter `id`, because `id` would be an anchor. */
export function sampleOptionsIn(node: Node): SampleOptions {
  const attributes = attributesOf(node).map(({name = '', value}) => [name, String(value)]);
  const {
    operation = '',
    example,
    query,
    record,
    reply,
    ...values
  }: Record<string, string> = Object.fromEntries(attributes);
  return {operation, example, query, reply, values: {...(record && {id: record}), ...values}};
}

function tabsOf(codeIn: (language: SampleLanguage) => string): Node {
  return elementOf(
    'Tabs',
    {groupId: TAB_GROUP},
    sampleLanguages.map((language) =>
      elementOf('TabItem', {value: language.value, label: language.label}, [
        {type: 'code', lang: language.lang, value: codeIn(language)},
      ]),
    ),
  );
}

import {requireEntry, type Programs} from '@guide/content';
import {attributesOf, elementOf, type Node} from '@guide/content/mdx';
import type {Description} from '../types';
import {printCurl} from './curl';
import {printJavaScript} from './javascript';
import {printPython} from './python';
import {readRequest, type SampleRequest, type Wanted} from './request';

/** A language of samples: how its code is named, coloured and stored, and how a request is printed in it. */
export interface SampleLanguage {
  value: keyof Programs[string];
  label: string;
  /** Of the block of code. */
  lang: string;
  print: (request: SampleRequest) => string;
}

/** The languages that samples are printed in, as their tabs stand side by side. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {value: 'curl', label: 'curl', lang: 'bash', print: printCurl},
  {value: 'javascript', label: 'JavaScript', lang: 'js', print: printJavaScript},
  {value: 'python', label: 'Python', lang: 'python', print: printPython},
];

/** The choice of a language, which Docusaurus keeps for all pages under this name. */
const GROUP = 'api-language';

/**
 * A request of a description, in tabs of several languages.
 *
 * @param tokenVariable `TELESCOPE_TOKEN`
 * @throws when the description has no such operation, parameter or example
 */
export function sampleTabs(description: Description, wanted: Wanted, tokenVariable: string): Node {
  const request = readRequest(description, wanted, tokenVariable);
  return tabsOf(({print}) => print(request));
}

/** A program of the site, in tabs of several languages. @throws when there is none of that name */
export function programTabs(programs: Programs, name?: string): Node {
  const program = requireEntry('program', name, programs);
  return tabsOf(({value}) => program[value]);
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
  return elementOf(
    'Tabs',
    {groupId: GROUP},
    sampleLanguages.map((language) => {
      const {value, label, lang} = language;
      return elementOf('TabItem', {value, label}, [{type: 'code', lang, value: codeOf(language)}]);
    }),
  );
}

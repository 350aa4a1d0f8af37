import {printCurl} from './curl';
import {printJavaScript} from './javascript';
import {printPython} from './python';
import type {SampleRequest} from './request';

export {baseOf, readRequest, type Wanted} from './request';

/** A language of samples: how its code is named, coloured and stored, and how a request is printed in it. */
export interface SampleLanguage {
  value: 'curl' | 'javascript' | 'python';
  label: string;
  /** Of the block of code. */
  lang: string;
  print: (request: SampleRequest) => string;
}

/** Programs that show how to use the API, by name, each in every language of samples. */
export type Programs = Readonly<Record<string, Readonly<Record<SampleLanguage['value'], string>>>>;

/** The languages that samples are printed in, as their tabs stand side by side. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {value: 'curl', label: 'curl', lang: 'bash', print: printCurl},
  {value: 'javascript', label: 'JavaScript', lang: 'js', print: printJavaScript},
  {value: 'python', label: 'Python', lang: 'python', print: printPython},
];

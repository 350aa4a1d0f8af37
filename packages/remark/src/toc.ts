import type {Node} from '@guide/content/mdx';

/** ESTree of `export const toc = [{value: '…', …}]`. */
interface Program {
  body: {declaration?: {declarations?: {id: {name: string}; init: Contents}[]}}[];
}

interface Contents {
  elements: ContentsEntry[];
}

export interface ContentsEntry {
  properties?: {key: {name?: string; value?: unknown}; value: Literal}[];
}

interface Literal {
  value?: unknown;
  raw?: string;
}

/** Finds the table of contents that Docusaurus generated from the headings. */
export function contentsOf({children = []}: Node): Contents | undefined {
  return children
    .flatMap(({type, data}) =>
      type === 'mdxjsEsm' ? (((data?.estree ?? {}) as Partial<Program>).body ?? []) : [],
    )
    .flatMap(({declaration}) => declaration?.declarations ?? [])
    .find(({id}) => id.name === 'toc')?.init;
}

export function literalOf({properties = []}: ContentsEntry, name: string): Literal | undefined {
  return properties.find(({key}) => (key.name ?? key.value) === name)?.value;
}

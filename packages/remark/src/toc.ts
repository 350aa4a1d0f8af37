import type {Node} from '@guide/content/mdx';

/** ESTree of `export const toc = [{value: '…', …}]`. */
interface Program {
  body: {declaration?: {declarations?: {id: {name: string}; init: Toc}[]}}[];
}

interface Toc {
  elements: TocEntry[];
}

export interface TocEntry {
  properties?: {key: {name?: string; value?: unknown}; value: Literal}[];
}

interface Literal {
  value?: unknown;
  raw?: string;
}

/** Finds the table of contents that Docusaurus generates from the headings. */
export function findToc({children = []}: Node): Toc | undefined {
  return children
    .flatMap(({type, data}) =>
      type === 'mdxjsEsm' ? (((data?.estree ?? {}) as Partial<Program>).body ?? []) : [],
    )
    .flatMap(({declaration}) => declaration?.declarations ?? [])
    .find(({id}) => id.name === 'toc')?.init;
}

/** Returns the value of a property. */
export function literalOf({properties = []}: TocEntry, name: string): Literal | undefined {
  return properties.find(({key}) => (key.name ?? key.value) === name)?.value;
}

import type {Node, SourcePage} from '@guide/content/mdx';
import type {StepOptions} from './options';
import {translationOf} from './translation';

/** ESTree of `export const toc = [{value: '…', …}]`. */
interface Program {
  body: {declaration?: {declarations?: {id: {name: string}; init: Toc}[]}}[];
}

interface Toc {
  elements: {properties?: {key: {name?: string; value?: unknown}; value: Literal}[]}[];
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
export function literalOf(
  {properties = []}: Toc['elements'][number],
  name: string,
): Literal | undefined {
  return properties.find(({key}) => (key.name ?? key.value) === name)?.value;
}

/** Remark step after those of Docusaurus: removes transcripts from the table of contents. */
export function transcripts() {
  return (tree: Node): void => {
    const toc = findToc(tree);
    if (toc) {
      toc.elements = toc.elements.filter(
        (entry) => !String(literalOf(entry, 'id')?.value).endsWith('-transcript'),
      );
    }
  };
}

/**
 * Remark step after those of Docusaurus: adds `lang` to the table of contents of untranslated pages, which is
 * outside the `<div lang>`.
 */
export function tocLanguage({defaultLocale}: Pick<StepOptions, 'defaultLocale'>) {
  return (tree: Node, page: SourcePage): void => {
    const toc = translationOf(page) === 'missing' ? findToc(tree) : undefined;
    for (const entry of toc?.elements ?? []) {
      const heading = literalOf(entry, 'value');
      if (typeof heading?.value === 'string') {
        heading.value = `<span lang="${defaultLocale}">${heading.value}</span>`;
        delete heading.raw;
      }
    }
  };
}

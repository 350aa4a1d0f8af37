import type {Node, SourcePage} from '@guide/content/mdx';
import type {StepOptions} from './options';
import {translationOf} from './translation';

/** ESTree of `{value: '…', id: '…', level: 2}`. */
interface Entry {
  properties: {key: {name?: string; value?: unknown}; value: {value?: unknown; raw?: string}}[];
}

/** ESTree of `export const toc = […]`, which Docusaurus generates from the headings. */
interface Program {
  body: {declaration?: {declarations?: {id: {name: string}; init: {elements: Entry[]}}[]}}[];
}

function findToc({children = []}: Node) {
  return children
    .flatMap(({data}) => (data?.estree as Program | undefined)?.body ?? [])
    .flatMap(({declaration}) => declaration?.declarations ?? [])
    .find(({id}) => id.name === 'toc')?.init;
}

/**
 * Remark step after those of Docusaurus: adds `lang` to the table of contents of untranslated pages, which is
 * outside the `<div lang>`.
 */
export function tocLanguage({defaultLocale}: Pick<StepOptions, 'defaultLocale'>) {
  return (tree: Node, page: SourcePage): void => {
    const toc = translationOf(page) === 'missing' ? findToc(tree) : undefined;
    for (const entry of toc?.elements ?? []) {
      const heading = entry.properties.find(({key}) => (key.name ?? key.value) === 'value')!.value;
      heading.value = `<span lang="${defaultLocale}">${String(heading.value)}</span>`;
      delete heading.raw;
    }
  };
}

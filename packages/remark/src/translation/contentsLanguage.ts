import type {StepOptions} from '@guide/content';
import type {Node, Page} from '@guide/content/mdx';
import {translationOf} from '.';

/** What we read of the module that a page becomes (ESTree): `export const toc = [{value: '…', …}]`. */
interface Program {
  body: {
    declaration?: {
      declarations?: {id: {name: string}; init: {elements: {properties?: Property[]}[]}}[];
    };
  }[];
}

interface Property {
  key: {name?: string; value?: unknown};
  value: {value?: unknown; raw?: string};
}

/**
 * Remark step, after those of Docusaurus: marks the contents of a page with the
 * default language where the page shows its text in a site of another language.
 * Docusaurus makes them from the headings, without what surrounds these.
 */
export function contentsLanguage({defaultLocale}: Pick<StepOptions, 'defaultLocale'>) {
  return (tree: Node, page: Page): void => {
    if (translationOf(page) !== 'missing') {
      return;
    }
    for (const {key, value} of (tree.children ?? []).flatMap(entriesOf)) {
      if ((key.name ?? key.value) === 'value' && typeof value.value === 'string') {
        value.value = `<span lang="${defaultLocale}">${value.value}</span>`;
        delete value.raw;
      }
    }
  };
}

function entriesOf({type, data}: Node): Property[] {
  const {body = []} = type === 'mdxjsEsm' ? ((data?.estree ?? {}) as Partial<Program>) : {};
  return body
    .flatMap(({declaration}) => declaration?.declarations ?? [])
    .filter(({id}) => id.name === 'toc')
    .flatMap(({init}) => init.elements)
    .flatMap(({properties = []}) => properties);
}

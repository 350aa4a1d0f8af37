import {descriptionReader} from '../../api/description';
import {apiParts} from '../../api/tables';
import type {Description} from '../../api/types';
import type {Locale} from '../../site';
import {componentsOf, textAttribute} from '../components';
import type {Context} from '../context';
import {pageRule} from '../pageRule';
import {placeOf} from '../place';

const readers = new WeakMap<Context, Map<Locale, () => Description>>();

/** Tables and examples of the API name what its description has: any other stops the build. */
export const apiPart = pageRule('api-part', (page, report, context) => {
  const {api, messages = {}} = context;
  for (const component of api ? componentsOf(page) : []) {
    const make = apiParts[component.name ?? ''];
    try {
      make?.({
        description: readerOf(context, page.locale)(),
        attribute: (name) => textAttribute(component, name),
        messages,
        source: api!,
      });
    } catch (error) {
      report({
        ...placeOf(page, component),
        found: `<${component.name}>: ${(error as Error).message}`,
        expected: `what ${api!.description} has`,
        remedy: 'Correct the name, or add to the description what it means.',
      });
    }
  }
});

function readerOf(context: Context, locale: Locale): () => Description {
  const known = readers.get(context) ?? new Map<Locale, () => Description>();
  readers.set(context, known);
  const reader =
    known.get(locale) ?? descriptionReader({siteDir: context.root, api: context.api!, locale});
  known.set(locale, reader);
  return reader;
}

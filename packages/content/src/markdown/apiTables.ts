import {descriptionReader} from '../api/description';
import {apiParts} from '../api/tables';
import type {StepOptions} from '../site';
import {replaceComponents, textAttribute, type Components, type Node, type Page} from './tree';

type ApiOptions = Pick<StepOptions, 'siteDir' | 'locale' | 'version' | 'api' | 'messages'>;

/**
 * Remark step: puts tables and examples of the site's API in place of `<ApiFields schema="Item" />`
 * and its like, made from the description: plain Markdown, of which nothing runs in a browser.
 *
 * Fails the build on a name that the description does not have, with those that it has.
 */
export function apiTables(options: ApiOptions) {
  const {locale, messages, api: source} = options;
  const read = descriptionReader(options);
  const components: Components = Object.fromEntries(
    Object.entries(apiParts).map(([name, make]) => [
      name,
      (node: Node) => {
        const attribute = (key: string) => textAttribute(node, key);
        return make({description: read(), attribute, messages, source});
      },
    ]),
  );
  return (tree: Node, page: Page): void => replaceComponents(tree, page, locale, components);
}

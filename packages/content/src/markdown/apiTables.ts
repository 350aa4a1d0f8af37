import {descriptionReader} from '../api/description';
import {apiParts} from '../api/tables';
import type {StepOptions} from '../site';
import {failAt, replaceNode, textAttribute, visitByLanguage, type Node, type Page} from './tree';

type ApiOptions = Pick<StepOptions, 'siteDir' | 'locale' | 'version' | 'api' | 'messages'>;

/**
 * Remark step: puts tables and examples of the site's API in place of `<ApiFields schema="Item" />`
 * and its like, made from the description: plain Markdown, of which nothing runs in a browser.
 *
 * Fails the build on a name that the description does not have, with those that it has.
 */
export function apiTables(options: ApiOptions) {
  const read = descriptionReader(options);
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, options.locale, (node) => {
      const make = node.name && Object.hasOwn(apiParts, node.name) && apiParts[node.name];
      if (make) {
        try {
          const {messages, api: source} = options;
          const attribute = (name: string) => textAttribute(node, name);
          replaceNode(node, make({description: read(), attribute, messages, source}));
        } catch (error) {
          failAt(page, node, `<${node.name}>: ${(error as Error).message}`);
        }
      }
    });
}

import {descriptionReader} from './description';
import {operationOf, wantedOperationIn} from './reference';
import {programTabs, sampleTabs, wantedIn} from './samples';
import {apiParts} from './tables';
import type {StepOptions} from '@guide/content';
import {
  replaceComponents,
  textAttribute,
  type Components,
  type Node,
  type Page,
} from '@guide/content/mdx';

type ApiOptions = Pick<
  StepOptions,
  'siteDir' | 'locale' | 'version' | 'api' | 'messages' | 'programs'
>;

/**
 * Remark step: puts what the site's API has in the place of components, made from the description as
 * plain Markdown, of which nothing runs in a browser.
 *
 * - `<ApiFields schema="Item" />` and its like: tables and examples
 * - `<ApiSample operation="createItem" example="order-spares" />`: a request in tabs of several
 *   languages; it may have a `query`, a `record`, and other parameters by their names
 * - `<ApiOperation operation="createItem" />`: one whole, with such a request and its reply
 * - `<ApiProgram name="every-page" />`: a program of the site in such tabs
 *
 * Fails the build on what the description or the site does not have.
 */
export function apiComponents(options: ApiOptions) {
  const {locale, messages, programs, api: source} = options;
  const read = descriptionReader(options);
  const tables: Components = Object.fromEntries(
    Object.entries(apiParts).map(([name, make]) => [
      name,
      (node: Node) => {
        const attribute = (key: string) => textAttribute(node, key);
        return stacked(make({description: read(), attribute, messages, source}));
      },
    ]),
  );
  const components: Components = {
    ...tables,
    ApiSample: (node) => sampleTabs(read(), wantedIn(node), source.tokenVariable),
    ApiOperation: (node) => operationOf(read(), wantedOperationIn(node), source),
    ApiProgram: (node) => programTabs(programs, textAttribute(node, 'name')),
  };
  return (tree: Node, page: Page): void => replaceComponents(tree, page, locale, components);
}

/** Has phones show the cells of a row one below the other (`src/css/article.css`). */
function stacked(node: Node): Node {
  if (node.type === 'table') {
    node.data = {hProperties: {className: 'stacked'}};
  }
  node.children?.forEach(stacked);
  return node;
}

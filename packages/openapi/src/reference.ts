import {requireEntry} from '@guide/content';
import {
  code,
  codeOf,
  elementOf,
  inline,
  markup,
  textAttribute,
  type Node,
} from '@guide/content/mdx';
import {detailsOf, scopesOf} from './details';
import {fieldsTable} from './fieldsTable';
import {anchorOf} from './links';
import {
  areaNameOf,
  contentOf,
  findOperation,
  operationsOf,
  successResponse,
  type OperationEntry,
} from './operations';
import {printJson} from './printJson';
import {sampleTabs, sampleOptionsIn} from './samples';
import type {SampleOptions} from './samples/request';
import {STACKED_CLASS, type TableTexts} from './texts';
import type {Description, Operation, Schema, Tag} from './types';

/** Lists all operations by area, with links and scopes. */
export function resources({document, texts}: Description): Node {
  const head = texts.columns.resources;
  const operations = operationsOf(document);
  const areas = [...new Set(operations.map(({operation}) => operation.tags?.[0]))];
  const areaRow = (tag: Tag) =>
    tableRow([
      markup('th', inline(areaNameOf(tag)), {colSpan: String(head.length), scope: 'rowgroup'}),
    ]);
  // Markdown tables can't have several <tbody>.
  const table = markup(
    'table',
    [
      markup('thead', [tableRow(head.map((text) => markup('th', inline(text))))]),
      ...areas.map((area) =>
        markup('tbody', [
          ...(document.tags ?? []).filter(({name}) => name === area).map(areaRow),
          ...operations
            .filter(({operation}) => operation.tags?.[0] === area)
            .map((entry) => resourceRow(entry, texts)),
        ]),
      ),
    ],
    {className: STACKED_CLASS},
  );
  return elementOf('FilteredTable', {}, [table]);
}

function resourceRow({method, path, operation}: OperationEntry, {none}: TableTexts): Node {
  const link = {
    type: 'link',
    url: `#${operationAnchor(operation)}`,
    children: [
      markup('span', inline(method.toUpperCase()), {'data-method': method}),
      ...inline(` ${code(path)}`),
    ],
  };
  return tableRow([
    markup('td', [link, {type: 'break'}, ...inline(operation.summary)]),
    markup('td', inline(scopesOf(operation).map(code).join(', ') || none)),
  ]);
}

function tableRow(cells: Node[]): Node {
  return markup('tr', cells);
}

/** Folds the operations in `<ApiResource schema="…">` below the fields of the schema. */
export function resourceOf(description: Description, node: Node): Node {
  const schema = textAttribute(node, 'schema') ?? '';
  const {children = []} = node;
  const methods = children
    .filter(({name}) => name === 'ApiOperation')
    .map((child) => findOperation(description, textAttribute(child, 'operation') ?? '').method);
  return elementOf('Resource', {id: anchorOf(schema), methods: [...new Set(methods)].join(' ')}, [
    fieldsTable(schema, description),
    ...children,
  ]);
}

/** Describes an operation. @throws if the description has no such operation, parameter or example */
export function operationOf(description: Description, node: Node): Node {
  const {reply, ...options} = sampleOptionsIn(node);
  const found = findOperation(description, options.operation);
  const {method, path, operation} = found;
  const {description: more, summary} = operation;
  return elementOf('Operation', {id: operationAnchor(operation), method, path, title: summary}, [
    elementOf('div', {}, requestSample(operation, options, description)),
    elementOf('div', {}, [
      ...(more ? [{type: 'paragraph', children: inline(more)}] : []),
      ...(node.children ?? []),
      elementOf(
        'dl',
        {},
        detailsOf(found, description).flatMap(([term, value]) => [
          elementOf('dt', {}, inline(term)),
          elementOf('dd', {}, value),
        ]),
      ),
    ]),
    ...responseExample(operation, reply, description),
  ]);
}

/** For example `op-create-project-item`. */
export function operationAnchor({operationId}: Operation): string {
  return `op-${anchorOf(operationId)}`;
}

/** Shows a sample and, if the body has variants, an example of each. */
function requestSample(
  {requestBody}: Operation,
  options: SampleOptions,
  description: Description,
): Node[] {
  const {resolve} = description;
  const {schema = {}, examples = {}} = (requestBody && contentOf(resolve(requestBody))) ?? {};
  const sample = sampleTabs(description, options);
  if (!resolve<Schema>(schema).oneOf) {
    return [sample];
  }
  const tabs = Object.values(examples).map((example) => {
    const body = resolve(example).value as {type: string};
    const code = codeOf('json', printJson(body));
    return elementOf('TabItem', {value: body.type, label: body.type}, [code]);
  });
  return [sample, elementOf('Tabs', {}, tabs)];
}

function responseExample(
  operation: Operation,
  name: string | undefined,
  description: Description,
): Node[] {
  const {status, response} = successResponse(description, operation);
  const {examples = {}} = contentOf(response) ?? {};
  const example =
    name === undefined ? Object.values(examples)[0] : requireEntry('reply', name, examples);
  const title = `${description.texts.operation.response} ${status}`;
  return example ? [codeOf('json', printJson(description.resolve(example).value), title)] : [];
}

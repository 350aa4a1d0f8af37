import {requireEntry, type ApiSource} from '@guide/content';
import {
  attributesOf,
  code,
  codeOf,
  elementOf,
  inline,
  markup,
  tableOf,
  textAttribute,
  type Node,
} from '@guide/content/mdx';
import {fieldsOf} from './fields';
import {findOperation, operationsOf, responsesOf, successResponse} from './operations';
import {printJson} from './printJson';
import {sampleTabs, sampleOptionsIn} from './samples';
import type {SampleOptions} from './samples/request';
import type {Description, MediaType, Operation, Parameter, Response} from './types';
import {fill, textsFor, type TableTexts} from './texts';

export interface OperationOptions extends SampleOptions {
  /** Name of a response example. Default: the first. */
  reply?: string | undefined;
  children?: Node[] | undefined;
}

export function operationOptionsIn(node: Node): OperationOptions {
  const attributes = attributesOf(node).filter(({name}) => name !== 'reply');
  const reply = textAttribute(node, 'reply');
  return {...sampleOptionsIn({...node, attributes}), reply, children: node.children};
}

/** Lists all operations, with links and scopes. */
export function resources({document, locale}: Description): Node {
  const {columns, none} = textsFor(locale);
  const table = tableOf(
    columns.resources,
    operationsOf(document).map(({method, path, operation}) => [
      // An array, so that phones stack request and summary.
      [
        {
          type: 'link',
          url: `#${anchorOf(operation)}`,
          children: [methodBadge(method), {type: 'text', value: ' '}, ...inline(code(path))],
        },
        operation.summary,
      ],
      scopesOf(operation).map(code).join(', ') || none,
    ]),
  );
  return elementOf('FilteredTable', {}, [table]);
}

/** Describes an operation. @throws if the description has no such operation, parameter or example */
export function operationOf(
  description: Description,
  {children = [], reply, ...options}: OperationOptions,
  {tokenVariable, errorsPage}: Pick<ApiSource, 'tokenVariable' | 'errorsPage'>,
): Node {
  const {method, path, operation, parameters} = findOperation(description, options.operation);
  const body = bodyOf(operation, description);
  const {description: more, operationId, summary} = operation;
  const {operation: texts} = textsFor(description.locale);
  const {required, optional} = parametersIn(parameters, description);
  const responses = responsesOf(description, operation);
  const details: [term: string, value: Node[]][] = [
    [texts.scope, inline(scopesOf(operation).map(code).join(', '))],
    [texts.required, required],
    [texts.optional, optional],
    [texts.body, body ? inline(bodyText(requiredFieldsIn(body, description), texts)) : []],
    [
      texts.response,
      listNode(
        responses
          .filter(({status}) => status < '400')
          .map((one) => statusNodes(one.status, inline(one.response.description))),
      ),
    ],
    [
      texts.errors,
      listNode(
        responses.flatMap(({status, response}) => {
          const slugs = slugsIn(response, description);
          return slugs.length > 0 ? [statusNodes(status, errorLinks(slugs, errorsPage))] : [];
        }),
      ),
    ],
    [texts.name, inline(code(operationId))],
  ];
  return elementOf('Operation', {id: anchorOf(operation), method, path, title: summary}, [
    elementOf('div', {}, [
      ...(more ? [{type: 'paragraph', children: inline(more)}] : []),
      ...children,
      elementOf(
        'dl',
        {},
        details
          .filter(([, value]) => value.length > 0)
          .flatMap(([term, value]) => [
            elementOf('dt', {}, [{type: 'text', value: term}]),
            elementOf('dd', {}, value),
          ]),
      ),
    ]),
    elementOf('div', {}, [
      sampleTabs(description, options, tokenVariable),
      ...responseExample(operation, reply, description),
    ]),
  ]);
}

export function errorAnchorOf(slug: string): string {
  return `error-${slug}`;
}

/** For example `op-create-project-item`. */
function anchorOf({operationId}: Operation): string {
  return `op-${operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function methodBadge(method: string): Node {
  return markup('span', [{type: 'text', value: method.toUpperCase()}], {'data-method': method});
}

function scopesOf({security = []}: Operation): string[] {
  return security.flatMap((one) => Object.values(one).flat());
}

/** Describes required parameters and those unique to this operation; only names other ones. */
function parametersIn(parameters: Parameter[], {document, locale, resolve}: Description) {
  const all = operationsOf(document).flatMap((one) => one.parameters.map((each) => resolve(each)));
  const isUnique = ({name}: Parameter) => all.filter((other) => other.name === name).length === 1;
  const withDescription = ({name, description = ''}: Parameter) =>
    inline(`${code(name)}${textsFor(locale).colon} ${description}`);
  const optional = parameters.filter(({required}) => !required);
  const common = inline(
    optional
      .filter((one) => !isUnique(one))
      .map(({name}) => code(name))
      .join(', '),
  );
  const unique = optional.filter(isUnique).map(withDescription);
  return {
    required: listNode(parameters.filter(({required}) => required).map(withDescription)),
    optional:
      unique.length > 0 ? listNode([...unique, ...(common.length > 0 ? [common] : [])]) : common,
  };
}

function bodyOf({requestBody}: Operation, {resolve}: Description): MediaType | undefined {
  return requestBody && contentOf(resolve(requestBody));
}

function bodyText(required: string[], {fields, anyFields}: TableTexts['operation']): string {
  return required.length > 0 ? fill(fields, {names: required.map(code).join(', ')}) : anyFields;
}

function requiredFieldsIn({schema = {}}: MediaType, description: Description): string[] {
  return fieldsOf(schema, description)
    .filter(({name, required, variants}) => required && !variants && !/[.[]/.test(name))
    .map(({name}) => name);
}

function slugsIn({description}: Response, {document}: Description): string[] {
  return (document.components['x-problems'] ?? [])
    .map(({slug}) => slug)
    .filter((slug) => description.includes(code(slug)));
}

/** Links slugs to the table of errors. With `data-term`, Markdown exports keep only their text. */
function errorLinks(slugs: string[], errorsPage: string | undefined): Node[] {
  return slugs.flatMap((slug, index): Node[] => [
    ...(index > 0 ? [{type: 'text', value: ', '}] : []),
    ...(errorsPage
      ? [
          {
            type: 'link',
            url: `${errorsPage}#${errorAnchorOf(slug)}`,
            data: {hProperties: {'data-term': ''}},
            children: inline(code(slug)),
          },
        ]
      : inline(code(slug))),
  ]);
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
  const title = `${textsFor(description.locale).operation.response} ${status}`;
  return example ? [codeOf('json', printJson(description.resolve(example).value), title)] : [];
}

function contentOf({content}: {content?: Record<string, MediaType>}): MediaType | undefined {
  return content?.['application/json'];
}

/** Uses `<b>`, because `<strong>` marks labels of the product. */
function statusNodes(status: string, details: Node[]): Node[] {
  return [
    markup('b', [{type: 'text', value: status}]),
    {type: 'text', value: ' '},
    markup('span', details),
  ];
}

function listNode(items: Node[][]): Node[] {
  return items.length === 0
    ? []
    : [
        {
          type: 'list',
          children: items.map((children) => ({
            type: 'listItem',
            spread: false,
            children: [{type: 'paragraph', children}],
          })),
        },
      ];
}

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
import {recordIn, relationsOf} from './lists';
import {findOperation, operationsOf, repliesOf, successOf} from './operations';
import {printJson} from './printJson';
import {sampleTabs, sampleOptionsIn} from './samples';
import type {SampleOptions} from './samples/request';
import type {Description, MediaType, Operation, Parameter, Response} from './types';
import {fill, wordsOf, type ApiWords} from './words';

/** Attributes and children of `<ApiOperation>`. */
export interface OperationOptions extends SampleOptions {
  /** Name of an example of the response. Default: the first. */
  reply?: string | undefined;
  children?: Node[] | undefined;
}

export function operationOptionsIn(node: Node): OperationOptions {
  const attributes = attributesOf(node).filter(({name}) => name !== 'reply');
  const reply = textAttribute(node, 'reply');
  return {...sampleOptionsIn({...node, attributes}), reply, children: node.children};
}

export function resources({document, locale}: Description): Node {
  const {columns, none} = wordsOf(locale);
  const table = tableOf(
    columns.resources,
    operationsOf(document).map(({method, path, operation}) => [
      // Two parts, so that phones can stack them.
      [
        {
          type: 'link',
          url: `#${anchorOf(operation)}`,
          children: [methodOf(method), {type: 'text', value: ' '}, ...inline(code(path))],
        },
        operation.summary,
      ],
      scopesOf(operation).map(code).join(', ') || none,
    ]),
  );
  return elementOf('FilteredTable', {}, [table]);
}

/** @throws if the description has no such operation, parameter or example */
export function operationOf(
  description: Description,
  {children = [], reply, ...options}: OperationOptions,
  {tokenVariable, errorsPage}: Pick<ApiSource, 'tokenVariable' | 'errorsPage'>,
): Node {
  const {method, path, operation, parameters} = findOperation(description, options.operation);
  const body = bodyOf(operation, description);
  const {description: more, operationId, summary} = operation;
  const {operation: words} = wordsOf(description.locale);
  const {required, optional} = parametersIn(
    parameters.filter(({name}) => name !== 'expand' || hasRelations(operation, description)),
    description,
  );
  const responses = repliesOf(description, operation);
  const facts: [term: string, value: Node[]][] = [
    [words.scope, inline(scopesOf(operation).map(code).join(', '))],
    [words.required, required],
    [words.optional, optional],
    [words.body, body ? inline(bodyWords(requiredIn(body, description), words)) : []],
    [
      words.response,
      listOf(
        responses
          .filter(({status}) => status < '400')
          .map((one) => statusOf(one.status, inline(one.reply.description))),
      ),
    ],
    [
      words.errors,
      listOf(
        responses.flatMap(({status, reply}) => {
          const slugs = slugsIn(reply, description);
          return slugs.length > 0 ? [statusOf(status, errorLinks(slugs, errorsPage))] : [];
        }),
      ),
    ],
    [words.name, inline(code(operationId))],
  ];
  return elementOf('Operation', {id: anchorOf(operation), method, path, title: summary}, [
    elementOf('div', {}, [
      ...(more ? [{type: 'paragraph', children: inline(more)}] : []),
      ...children,
      elementOf(
        'dl',
        {},
        facts
          .filter(([, value]) => value.length > 0)
          .flatMap(([term, value]) => [
            elementOf('dt', {}, [{type: 'text', value: term}]),
            elementOf('dd', {}, value),
          ]),
      ),
    ]),
    elementOf('div', {}, [
      sampleTabs(description, options, tokenVariable),
      ...replyOf(operation, reply, description),
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

function methodOf(method: string): Node {
  return markup('span', [{type: 'text', value: method.toUpperCase()}], {'data-method': method});
}

function scopesOf({security = []}: Operation): string[] {
  return security.flatMap((one) => Object.values(one).flat());
}

/** Lists required parameters and those unique to this operation with their meaning, others by name. */
function parametersIn(parameters: Parameter[], {document, locale, resolve}: Description) {
  const all = operationsOf(document).flatMap((one) => one.parameters.map((each) => resolve(each)));
  const isOwn = ({name}: Parameter) => all.filter((other) => other.name === name).length === 1;
  const withMeaning = ({name, description = ''}: Parameter) =>
    inline(`${code(name)}${wordsOf(locale).colon} ${description}`);
  const optional = parameters.filter(({required}) => !required);
  const common = inline(
    optional
      .filter((one) => !isOwn(one))
      .map(({name}) => code(name))
      .join(', '),
  );
  const own = optional.filter(isOwn).map(withMeaning);
  return {
    required: listOf(parameters.filter(({required}) => required).map(withMeaning)),
    optional: own.length > 0 ? listOf([...own, ...(common.length > 0 ? [common] : [])]) : common,
  };
}

function hasRelations(operation: Operation, description: Description): boolean {
  const found = recordIn(operation, description);
  return found !== undefined && relationsOf(found.record, description).length > 0;
}

function bodyOf({requestBody}: Operation, {resolve}: Description): MediaType | undefined {
  return requestBody && contentOf(resolve(requestBody));
}

function bodyWords(required: string[], {fields, anyFields}: ApiWords['operation']): string {
  return required.length > 0 ? fill(fields, {names: required.map(code).join(', ')}) : anyFields;
}

/** Returns top-level fields required in every variant. */
function requiredIn({schema = {}}: MediaType, description: Description): string[] {
  return fieldsOf(schema, description)
    .filter(({name, required, variants}) => required && !variants && !/[.[]/.test(name))
    .map(({name}) => name);
}

/** Returns problem slugs mentioned in the description of a response. */
function slugsIn({description}: Response, {document}: Description): string[] {
  return (document.components['x-problems'] ?? [])
    .map(({slug}) => slug)
    .filter((slug) => description.includes(code(slug)));
}

/** Links to the table of errors. `data-term` keeps only the text in Markdown exports. */
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

function replyOf(operation: Operation, name: string | undefined, description: Description): Node[] {
  const {status, reply} = successOf(description, operation);
  const {examples = {}} = contentOf(reply) ?? {};
  const example =
    name === undefined ? Object.values(examples)[0] : requireEntry('reply', name, examples);
  const title = `${wordsOf(description.locale).operation.response} ${status}`;
  return example ? [codeOf('json', printJson(description.resolve(example).value), title)] : [];
}

function contentOf({content}: {content?: Record<string, MediaType>}): MediaType | undefined {
  return content?.['application/json'];
}

/** Uses `<b>`, because `strong` marks interface labels. */
function statusOf(status: string, meaning: Node[]): Node[] {
  return [
    markup('b', [{type: 'text', value: status}]),
    {type: 'text', value: ' '},
    markup('span', meaning),
  ];
}

function listOf(items: Node[][]): Node[] {
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

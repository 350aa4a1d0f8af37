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
import {sampleTabs, wantedIn} from './samples';
import type {Wanted} from './samples/request';
import type {Description, MediaType, Operation, Parameter, Response} from './types';
import {fill, wordsOf, type ApiWords} from './words';

/** What a page says of an operation. */
export interface WantedOperation extends Wanted {
  /** Name of the reply, among its examples; the first without it. */
  reply?: string | undefined;
  /** What the page says of it besides. */
  children?: Node[] | undefined;
}

/** What a writer asks for with `<ApiOperation …>`. */
export function wantedOperationIn(node: Node): WantedOperation {
  const attributes = attributesOf(node).filter(({name}) => name !== 'reply');
  const reply = textAttribute(node, 'reply');
  return {...wantedIn({...node, attributes}), reply, children: node.children};
}

/** All requests, each with a link to its operation. */
export function resources({document, locale}: Description): Node {
  const {columns, none} = wordsOf(locale);
  const table = tableOf(
    columns.resources,
    operationsOf(document).map(({method, path, operation}) => [
      // Parts, so that a phone may put one below the other.
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

/**
 * An operation: what it does and takes, its responses, and a request with its response.
 *
 * @throws when the description has no such operation, parameter or example
 */
export function operationOf(
  description: Description,
  {children = [], reply, ...wanted}: WantedOperation,
  {tokenVariable, errorsPage}: Pick<ApiSource, 'tokenVariable' | 'errorsPage'>,
): Node {
  const {method, path, operation, parameters} = findOperation(description, wanted.operation);
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
      sampleTabs(description, wanted, tokenVariable),
      ...replyOf(operation, reply, description),
    ]),
  ]);
}

/** The id of a row of the table of errors: `error-not-found`. */
export function errorAnchorOf(slug: string): string {
  return `error-${slug}`;
}

/** `op-create-project-item`. */
function anchorOf({operationId}: Operation): string {
  return `op-${operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** In capitals, in a colour of its own. */
function methodOf(method: string): Node {
  return markup('span', [{type: 'text', value: method.toUpperCase()}], {'data-method': method});
}

function scopesOf({security = []}: Operation): string[] {
  return security.flatMap((one) => Object.values(one).flat());
}

/** Required parameters, then those of this operation alone, with their meaning; others by name. */
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

/** Whether the record that an operation answers with names others. */
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

/** The fields that every body has to have. */
function requiredIn({schema = {}}: MediaType, description: Description): string[] {
  return fieldsOf(schema, description)
    .filter(({name, required, kinds}) => required && !kinds && !/[.[]/.test(name))
    .map(({name}) => name);
}

/** The slugs of the problems that the description of a response names. */
function slugsIn({description}: Response, {document}: Description): string[] {
  return (document.components['x-problems'] ?? [])
    .map(({slug}) => slug)
    .filter((slug) => description.includes(code(slug)));
}

/** Slugs that link to their rows in the table of errors. Exports keep the slug only, as of a term. */
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

/** A status, and what it means. In bold by `b`, since `strong` is a label of the interface. */
function statusOf(status: string, meaning: Node[]): Node[] {
  return [
    markup('b', [{type: 'text', value: status}]),
    {type: 'text', value: ' '},
    markup('span', meaning),
  ];
}

/** A list, if there is anything to list. */
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

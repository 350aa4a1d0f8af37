import {known} from '@guide/content';
import {
  attributesOf,
  code,
  codeOf,
  elementOf,
  inline,
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
 * An operation: what it does and takes, its replies, and a request with its reply.
 *
 * @param tokenVariable `TELESCOPE_TOKEN`
 * @throws when the description has no such operation, parameter or example
 */
export function operationOf(
  description: Description,
  {children = [], reply, ...wanted}: WantedOperation,
  tokenVariable: string,
): Node {
  const {method, path, operation, parameters} = findOperation(description, wanted.operation);
  const body = bodyOf(operation, description);
  const {description: more, operationId, summary} = operation;
  const {operation: words, colon} = wordsOf(description.locale);
  const {own, common} = sortParameters(
    parameters.filter(({name}) => name !== 'expand' || hasRelations(operation, description)),
    description,
  );
  const replies = repliesOf(description, operation);
  const said = (name: string, text = '') => `${code(name)}${colon} ${text}`;
  const facts: [term: string, said: string | string[]][] = [
    [words.scope, scopesOf(operation).map(code).join(', ')],
    [words.name, code(operationId)],
    [words.parameters, own.map((one) => said(one.name, one.description))],
    [words.common, common.map(({name}) => code(name)).join(', ')],
    [words.body, body ? bodyWords(requiredIn(body, description), words) : ''],
    [
      words.replies,
      replies
        .filter(({status}) => status < '400')
        .map((one) => said(one.status, one.reply.description)),
    ],
    [words.problems, replies.flatMap((one) => problemsIn(one, description)).join(', ')],
  ];
  return elementOf('Operation', {id: anchorOf(operation), method, path, title: summary}, [
    elementOf('div', {}, [
      ...(more ? [{type: 'paragraph', children: inline(more)}] : []),
      ...children,
      listOf(
        facts
          .filter(([, about]) => about.length > 0)
          .map(([term, about]) => [
            {
              type: 'paragraph',
              children: [
                termOf(term + colon),
                ...(typeof about === 'string' ? inline(` ${about}`) : []),
              ],
            },
            ...(typeof about === 'string' ? [] : [listOf(about.map(lineOf))]),
          ]),
      ),
    ]),
    elementOf('div', {}, [
      sampleTabs(description, wanted, tokenVariable),
      ...replyOf(operation, reply, description),
    ]),
  ]);
}

/** `op-create-project-item`. */
function anchorOf({operationId}: Operation): string {
  return `op-${operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** In capitals, in a colour of its own. */
function methodOf(method: string): Node {
  return {
    type: 'strong',
    data: {hName: 'span', hProperties: {'data-method': method}},
    children: [{type: 'text', value: method.toUpperCase()}],
  };
}

function scopesOf({security = []}: Operation): string[] {
  return security.flatMap((one) => Object.values(one).flat());
}

/** Those to be sent, and those of one operation alone; the others may be sent with many. */
function sortParameters(parameters: Parameter[], {document, resolve}: Description) {
  const all = operationsOf(document).flatMap((one) => one.parameters.map((each) => resolve(each)));
  const isOwn = (parameter: Parameter) =>
    parameter.required || all.filter(({name}) => name === parameter.name).length === 1;
  return {own: parameters.filter(isOwn), common: parameters.filter((one) => !isOwn(one))};
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

/** `404 not-found` for each problem that the description of a reply names. */
function problemsIn(
  {status, reply}: {status: string; reply: Response},
  {document}: Description,
): string[] {
  return (document.components['x-problems'] ?? [])
    .filter(({slug}) => reply.description.includes(code(slug)))
    .map(({slug}) => `${status} ${code(slug)}`);
}

function replyOf(operation: Operation, name: string | undefined, description: Description): Node[] {
  const {status, reply} = successOf(description, operation);
  const {examples = {}} = contentOf(reply) ?? {};
  const example = name === undefined ? Object.values(examples)[0] : known('reply', name, examples);
  const title = `${wordsOf(description.locale).operation.reply} ${status}`;
  return example ? [codeOf('json', printJson(description.resolve(example).value), title)] : [];
}

function contentOf({content}: {content?: Record<string, MediaType>}): MediaType | undefined {
  return content?.['application/json'];
}

/** Bold in HTML: `strong` would be a label of the interface. */
function termOf(text: string): Node {
  return {type: 'strong', data: {hName: 'b'}, children: [{type: 'text', value: text}]};
}

function lineOf(text: string): Node[] {
  return [{type: 'paragraph', children: inline(text)}];
}

/** @param items what each holds */
function listOf(items: Node[][]): Node {
  return {
    type: 'list',
    children: items.map((children) => ({type: 'listItem', spread: false, children})),
  };
}

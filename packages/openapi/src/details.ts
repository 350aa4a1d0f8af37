import {code, inline, markup, type Node} from '@guide/content/mdx';
import {codesOf} from './codes';
import {fieldsOf} from './fields';
import {requiredForVariants} from './fieldsTable';
import {
  anchorOf,
  atAnchor,
  codeAnchorOf,
  commaSeparated,
  errorAnchorOf,
  link,
  linkedCode,
  recordAnchorOf,
  relationLinks,
  type Links,
} from './links';
import {
  isCommonStatus,
  contentOf,
  operationsOf,
  ownHeaders,
  responsesOf,
  type ResolvedOperation,
} from './operations';
import {recordIn, relationsOf, schemaNameOf} from './records';
import {fill, groupNames, textsFor} from './texts';
import type {ApiCode, Description, Operation, Parameter, Schema} from './types';

type Detail = [term: string, value: Node[]];

/** Returns the details of an operation, from its scope to its errors. */
export function detailsOf(
  {operation, parameters}: ResolvedOperation,
  description: Description,
  links: Links,
): Detail[] {
  const {operation: texts} = textsFor(description.locale);
  const details: Detail[] = [
    [texts.scope, inline(scopesOf(operation).map(code).join(', '))],
    [texts.required, requiredParameters(parameters, description, links)],
    [texts.optional, optionalParameters(parameters, operation, description, links)],
    [texts.body, listNode(bodyLines(operation, description, links))],
    [texts.response, listNode(successLines(operation, description, links))],
    [texts.errors, listNode(errorLines(operation, description, links))],
    [texts.name, inline(code(operation.operationId))],
  ];
  return details.filter(([, value]) => value.length > 0);
}

export function scopesOf({security = []}: Operation): string[] {
  return security.flatMap((one) => Object.values(one).flat());
}

function requiredParameters(
  parameters: Parameter[],
  {locale}: Description,
  {names}: Links,
): Node[] {
  return listNode(
    parameters
      .filter(({required}) => required)
      .map(({name, description}) => [
        ...linkedCode(name, names?.[name]),
        ...inline(`${textsFor(locale).colon} ${description}`),
      ]),
  );
}

/** Describes filters, relations and parameters that are unique to this operation. Names others. */
function optionalParameters(
  parameters: Parameter[],
  operation: Operation,
  description: Description,
  links: Links,
): Node[] {
  const {colon, operation: texts} = textsFor(description.locale);
  const record = recordIn(operation, description)?.record;
  const relations = record ? relationsOf(record, description) : [];
  const allNames = operationsOf(description.document).flatMap((one) =>
    one.parameters.map((each) => description.resolve(each).name),
  );
  const meaningOf = ({name, description: text = ''}: Parameter): Node[] => {
    if (name === 'filter' && record) {
      const schema = schemaNameOf(record, description);
      return [
        ...inline(`${texts.filters} `),
        ...linkedCode(schema, atAnchor(links.records, recordAnchorOf(schema))),
      ];
    }
    if (name === 'expand') {
      return commaSeparated(relations.map((one) => relationLinks(one, links)));
    }
    return allNames.filter((one) => one === name).length === 1 ? inline(text) : [];
  };
  const optional = parameters
    .filter(({name, required}) => !required && (name !== 'expand' || relations.length > 0))
    .map((one) => ({name: linkedCode(one.name, links.names?.[one.name]), meaning: meaningOf(one)}));
  const lines = optional
    .filter(({meaning}) => meaning.length > 0)
    .map(({name, meaning}) => [...name, ...inline(`${colon} `), ...meaning]);
  const common = commaSeparated(
    optional.filter(({meaning}) => meaning.length === 0).map(({name}) => name),
  );
  return lines.length > 0 ? listNode([...lines, common].filter(({length}) => length > 0)) : common;
}

/** For example: JSON with fields of `Item`. Required fields: `type`, `title`. */
function bodyLines(
  {requestBody}: Operation,
  description: Description,
  {resources}: Links,
): Node[][] {
  const schema = requestBody && contentOf(description.resolve(requestBody))?.schema;
  if (!schema) {
    return [];
  }
  const all = textsFor(description.locale);
  const {operation: texts} = all;
  const name = String((schema as Schema).$ref)
    .split('/')
    .at(-1)!;
  const record = name.replace(/Input$|Patch$/, '');
  const requirements = fieldsOf(schema, description).flatMap((field): [string, string][] => {
    const when = name.endsWith('Input') ? field.schema['x-required-when'] : undefined;
    const condition = when ?? requiredForVariants(field, all);
    return /[.[]/.test(field.name) || !(field.required || condition)
      ? []
      : [[field.name, condition ?? '']];
  });
  return [
    [...inline(`${texts.fields} `), ...linkedCode(record, atAnchor(resources, anchorOf(record)))],
    ...groupNames(requirements).map(([names, when]) =>
      inline(fill(texts.requiredFields, {names, when: when && ` ${when}`})),
    ),
  ];
}

function successLines(operation: Operation, description: Description, links: Links): Node[][] {
  const {operation: texts} = textsFor(description.locale);
  const codes = codesOf(operation, description);
  return responsesOf(description, operation)
    .filter(({status}) => status < '400')
    .map(({status, response}) => {
      const headers = ownHeaders(response, description);
      const hasCodes = codes.some((one) => String(one.status) === status);
      return statusNodes(status, [
        ...inline(response.description),
        ...(headers.length > 0 ? [{type: 'text', value: ' '}] : []),
        ...commaSeparated(headers.map((name) => linkedCode(name, links.names?.[name]))),
        ...(hasCodes
          ? [...inline(` ${texts.codeMember} `), ...link(inline(texts.importCodes), links.codes)]
          : []),
      ]);
    });
}

/** Ends with the statuses that every operation has. */
function errorLines(operation: Operation, description: Description, links: Links): Node[][] {
  const {operation: texts} = textsFor(description.locale);
  const {'x-problems': problems = []} = description.document.components;
  const codes = codesOf(operation, description);
  const linkOf = (slug: string): Node[] => {
    const names = codeLinks(
      codes.filter(({problem}) => problem === slug),
      links,
    );
    return [
      ...linkedCode(slug, atAnchor(links.errors, errorAnchorOf(slug))),
      ...(names.length > 0 ? [...inline(' ('), ...names, ...inline(')')] : []),
    ];
  };
  const errors = responsesOf(description, operation).flatMap(({status, response}) => {
    const slugs = problems
      .map(({slug}) => slug)
      .filter((slug) => response.description.includes(code(slug)));
    return slugs.length > 0 ? [{status, slugs, isCommon: isCommonStatus(status, description)}] : [];
  });
  const common = errors.filter((one) => one.isCommon).map(({status}) => status);
  return [
    ...errors
      .filter((one) => !one.isCommon)
      .map(({status, slugs}) => statusNodes(status, commaSeparated(slugs.map(linkOf)))),
    ...(common.length > 0
      ? [[...inline(`${common.join(', ')} `), ...link(inline(texts.everyRequest), links.errors)]]
      : []),
  ];
}

function codeLinks(codes: ApiCode[], {codes: table}: Links): Node[] {
  return commaSeparated(
    codes.map(({code: name}) => linkedCode(name, atAnchor(table, codeAnchorOf(name)))),
  );
}

function statusNodes(status: string, details: Node[]): Node[] {
  return [
    {type: 'strong', children: [{type: 'text', value: status}]},
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

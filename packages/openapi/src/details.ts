import {code, inline, markup, type Node} from '@guide/content/mdx';
import {codesOf} from './codes';
import {fieldsOf} from './fields';
import {requiredForVariants} from './fieldsTable';
import {
  anchorOf,
  replaceAnchor,
  commaSeparated,
  errorAnchorOf,
  fieldAnchorOf,
  link,
  codeLink,
  recordAnchorOf,
  relationLinks,
} from './links';
import {
  contentOf,
  operationsOf,
  ownHeaders,
  responsesOf,
  type ResolvedOperation,
} from './operations';
import {recordIn, relationsOf, schemaNameOf} from './records';
import {fillPlaceholders, groupNames} from './texts';
import type {Description, Operation, Parameter} from './types';

/** Returns the details of an operation, from its scope to its errors. */
export function detailsOf(
  {operation, parameters}: ResolvedOperation,
  description: Description,
): [term: string, value: Node[]][] {
  const {
    links,
    texts: {operation: texts, colon},
  } = description;
  const details: [term: string, value: Node[]][] = [
    [texts.scope, inline(scopesOf(operation).map(code).join(', '))],
    [
      texts.required,
      listNode(
        parameters
          .filter(({required}) => required)
          .map(({name, description: text}) => [
            ...codeLink(name, links.names?.[name]),
            ...inline(`${colon} ${text}`),
          ]),
      ),
    ],
    [texts.optional, optionalParameters(parameters, operation, description)],
    [texts.body, listNode(bodyLines(operation, description))],
    [texts.response, listNode(successLines(operation, description))],
    [texts.errors, listNode(errorLines(operation, description))],
    [texts.name, inline(code(operation.operationId))],
  ];
  return details.filter(([, value]) => value.length > 0);
}

export function scopesOf({security = []}: Operation): string[] {
  return security.flatMap((one) => Object.values(one).flat());
}

/** Describes filters, relations and parameters that are unique to this operation. Names others. */
function optionalParameters(
  parameters: Parameter[],
  operation: Operation,
  description: Description,
): Node[] {
  const {document, texts, links, resolve} = description;
  const record = recordIn(operation, description)?.record;
  const relations = record ? relationsOf(record, description) : [];
  const allNames = operationsOf(document).flatMap((one) =>
    one.parameters.map((each) => resolve(each).name),
  );
  const meaningOf = ({name, description: text = ''}: Parameter): Node[] => {
    if (name === 'filter' && record) {
      const schema = schemaNameOf(record, description);
      return [
        ...inline(`${texts.operation.filters} `),
        ...codeLink(schema, replaceAnchor(links.records, recordAnchorOf(schema))),
      ];
    }
    if (name === 'expand') {
      return commaSeparated(relations.map((one) => relationLinks(one, links)));
    }
    return allNames.filter((one) => one === name).length === 1 ? inline(text) : [];
  };
  const optional = parameters
    .filter(({name, required}) => !required && (name !== 'expand' || relations.length > 0))
    .map((one) => ({name: codeLink(one.name, links.names?.[one.name]), meaning: meaningOf(one)}));
  const lines = optional
    .filter(({meaning}) => meaning.length > 0)
    .map(({name, meaning}) => [...name, ...inline(`${texts.colon} `), ...meaning]);
  const common = commaSeparated(
    optional.filter(({meaning}) => meaning.length === 0).map(({name}) => name),
  );
  return lines.length > 0 ? listNode([...lines, common].filter(({length}) => length > 0)) : common;
}

function bodyLines({requestBody}: Operation, description: Description): Node[][] {
  const schema = requestBody && contentOf(description.resolve(requestBody))?.schema;
  if (!schema) {
    return [];
  }
  const {texts, links} = description;
  const name = String(schema.$ref).split('/').at(-1)!;
  const record = name.replace(/Input$|Patch$/, '');
  const requirements = fieldsOf(schema, description).flatMap((field): [string, string][] => {
    const when = name.endsWith('Input') ? field.schema['x-required-when'] : undefined;
    const condition = when ?? requiredForVariants(field, texts);
    return /[.[]/.test(field.name) || !(field.required || condition)
      ? []
      : [[field.name, condition ?? '']];
  });
  const linkToField = (field: string) =>
    codeLink(field, replaceAnchor(links.resources, fieldAnchorOf(record, field)));
  return [
    [
      ...inline(`${texts.operation.fields} `),
      ...codeLink(record, replaceAnchor(links.resources, anchorOf(record))),
    ],
    ...groupNames(requirements).map(([names, when]) => [
      ...inline(fillPlaceholders(texts.operation.requiredFields, {when: when && ` ${when}`})),
      ...inline(names).flatMap((node) =>
        node.type === 'inlineCode' ? linkToField(String(node.value)) : [node],
      ),
    ]),
  ];
}

function successLines(operation: Operation, description: Description): Node[][] {
  const {links} = description;
  const {operation: texts} = description.texts;
  const codes = codesOf(operation, description);
  return responsesOf(description, operation)
    .filter(({status}) => status < '400')
    .map(({status, response}) => {
      const headers = ownHeaders(response, description);
      const hasCodes = codes.some((one) => String(one.status) === status);
      const text = [
        ...inline(response.description),
        ...inline(headers.length > 0 ? ' ' : ''),
        ...commaSeparated(headers.map((name) => codeLink(name, links.names?.[name]))),
        ...(hasCodes
          ? [...inline(` ${texts.codeMember} `), ...link(inline(texts.importCodes), links.codes)]
          : []),
      ];
      return [...statusNodes(status), markup('span', text)];
    });
}

/** Ends with the statuses that every operation has. */
function errorLines(operation: Operation, description: Description): Node[][] {
  const {document, links, texts} = description;
  const problems = document.components['x-problems']?.map(({slug}) => slug) ?? [];
  const codes = codesOf(operation, description);
  const operations = operationsOf(document);
  const isCommon = (status: string) =>
    operations.every((one) => Object.hasOwn(one.operation.responses, status));
  const errorLine = (status: string, slug: string): Node[] => {
    const names = codes.flatMap((one) => (one.problem === slug ? code(one.code) : []));
    return [
      ...statusNodes(status),
      ...codeLink(slug, replaceAnchor(links.errors, errorAnchorOf(slug))),
      ...(names.length > 0 ? inline(` (${names.join(', ')})`) : []),
    ];
  };
  const errors = responsesOf(description, operation)
    .map(({status, response}) => ({
      status,
      slugs: problems.filter((slug) => response.description.includes(code(slug))),
    }))
    .filter(({slugs}) => slugs.length > 0);
  const common = errors.map(({status}) => status).filter(isCommon);
  const everyRequest = link(inline(texts.operation.everyRequest), links.errors);
  return [
    ...errors
      .filter(({status}) => !isCommon(status))
      .flatMap(({status, slugs}) => slugs.map((slug) => errorLine(status, slug))),
    ...(common.length > 0 ? [[...inline(`${common.join(', ')} `), ...everyRequest]] : []),
  ];
}

function statusNodes(status: string): Node[] {
  return [{type: 'strong', children: inline(status)}, ...inline(' ')];
}

function listNode(items: Node[][]): Node[] {
  const children = items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: item}],
  }));
  return items.length > 0 ? [{type: 'list', children}] : [];
}

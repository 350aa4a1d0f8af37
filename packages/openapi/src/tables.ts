import {requireEntry, type Messages} from '@guide/content';
import {code, codeOf, elementOf, inline, markup, type Cell, type Node} from '@guide/content/mdx';
import {messageText} from './codes';
import {DOWNLOADS_FOLDER, downloadNames} from './downloads';
import {constraintsOf} from './fields';
import {fieldsTable, typesOf} from './fieldsTable';
import {
  codeAnchorOf,
  commaSeparated,
  errorAnchorOf,
  linkedCode,
  atAnchor,
  recordAnchorOf,
  relationLinks,
} from './links';
import {ownHeaders, successResponses} from './operations';
import {printJson} from './printJson';
import {recordKindsOf, type Filter} from './records';
import {resources} from './reference';
import {groupNames, stackedTable} from './texts';
import type {Description, Parameter} from './types';

interface ComponentContext {
  description: Description;
  attribute: (name: string) => string | undefined;
  messages: Messages;
}

export const tableComponents: Readonly<Record<string, (context: ComponentContext) => Node>> = {
  ApiResources: ({description}) => resources(description),
  ApiAreas: areas,
  ApiFields: ({description, attribute}) => fieldsTable(attribute('schema') ?? '', description),
  ApiRecords: records,
  ApiParameters: parameters,
  ApiScopes: scopes,
  ApiHeaders: headers,
  ApiStatuses: statuses,
  ApiErrors: errors,
  ApiCodes: codes,
  ApiExample: example,
  ApiDownloads: downloads,
};

function areas({description: {document, texts}}: ComponentContext): Node {
  return stackedTable(
    texts.columns.areas,
    (document.tags ?? []).map(({name, 'x-displayName': displayName, description}) => [
      displayName ?? name,
      description ?? '',
    ]),
  );
}

/** Shows a section for each record, because Algolia cuts off long ones. */
function records({description}: ComponentContext): Node {
  const {columns, returnedBy, expand: expandText, colon} = description.texts;
  const paragraph = (children: Node[]): Node => ({type: 'paragraph', children});
  return elementOf(
    null,
    {},
    recordKindsOf(description)
      .filter(({filters, expand}) => filters.length + expand.length > 0)
      .flatMap(({name, paths, filters, expand}) => {
        const relations = expand.map((one) => relationLinks(one, description.links));
        return [
          {
            type: 'heading',
            depth: 3,
            data: {hProperties: {id: recordAnchorOf(name)}},
            children: inline(name),
          },
          paragraph(inline(`${returnedBy}${colon} ${paths.map(code).join(', ')}`)),
          ...(relations.length > 0
            ? [paragraph([...inline(`${expandText}${colon} `), ...commaSeparated(relations)])]
            : []),
          ...(filters.length > 0
            ? [stackedTable(columns.filters, filterRows(filters, description))]
            : []),
        ];
      }),
  );
}

/** Returns rows of names, type and values, and comparisons. Filters that differ in name share a row. */
function filterRows(filters: readonly Filter[], description: Description): string[][] {
  return groupNames(
    filters.map(({name, comparisons, isList, field}): [string, string, string] => {
      const {schema, perVariant = {}} = field;
      // Limits and defaults only matter in bodies.
      const {pattern, anyOf, items} = schema;
      const values = [schema, ...Object.values(perVariant)].flatMap((one) => one.enum ?? []);
      const limits = {pattern, anyOf, items, enum: [...new Set(values)]};
      const note = isList ? ` (${description.texts.filterOnly})` : '';
      const type = `${typesOf(field, description)}${note}.`;
      return [
        name,
        [type, ...constraintsOf(limits, description)].join(' '),
        comparisons.map(code).join(', '),
      ];
    }),
  );
}

function parameters({description}: ComponentContext): Node {
  const all = Object.values(description.document.components.parameters ?? {});
  const constraints = ({schema = {}}: Parameter) => {
    const {default: value} = schema;
    // Lists are comma-separated in a query.
    const inQuery = {...schema, ...(Array.isArray(value) && {default: value.join(',')})};
    return constraintsOf(inQuery, description).join(' ');
  };
  return stackedTable(
    description.texts.columns.parameters,
    all
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [
        code(parameter.name),
        [parameter.description ?? '', constraints(parameter)],
        exampleOf(parameter),
      ]),
  );
}

/** For example `sort=-updated_at,title`. */
function exampleOf({name, example: value}: Parameter): Cell {
  return value === undefined ? '' : flatten(name, value).map(([key, one]) => code(`${key}=${one}`));
}

/** For example `filter[end_date][lte]` and `2025-07-31`. */
function flatten(name: string, value: unknown): [name: string, value: string][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))
    : [[name, String(value)]];
}

function scopes({description: {document, texts}}: ComponentContext): Node {
  return stackedTable(
    texts.columns.scopes,
    (document.components['x-scopes'] ?? []).map(({name, description}) => [code(name), description]),
  );
}

function headers({description: {document, texts}, attribute}: ComponentContext): Node {
  const all = document.components.headers ?? {};
  return stackedTable(
    texts.columns.headers,
    selectEntries('header', attribute('names'), all).map(([name, header]) => [
      code(name),
      header.description ?? '',
      header.example === undefined ? '' : code(String(header.example)),
    ]),
  );
}

/** Lists statuses below 400, with the headers that not all of these responses have. */
function statuses({description}: ComponentContext): Node {
  const responses = successResponses(description);
  const rows = [...new Set(responses.map(({status}) => status))].sort().map((status) => {
    const own = responses.filter((one) => one.status === status).map(({response}) => response);
    const special = new Set(own.flatMap((response) => ownHeaders(response, description)));
    return [
      status,
      [...new Set(own.map((response) => response.description))].join(' '),
      [...special].map(code).join(', '),
    ];
  });
  return stackedTable(description.texts.columns.statuses, rows);
}

function errors({description: {document, texts}, attribute}: ComponentContext): Node {
  const problems = document.components['x-problems'] ?? [];
  const bySlug = Object.fromEntries(problems.map((problem) => [problem.slug, problem]));
  return stackedTable(
    texts.columns.errors,
    selectEntries('error', attribute('slugs'), bySlug).map(([slug, {status, title, remedy}]) => [
      String(status),
      [markup('a', inline(code(slug)), {id: errorAnchorOf(slug)})],
      title,
      remedy,
    ]),
  );
}

function codes({description: {document, locale, texts, links}, messages}: ComponentContext): Node {
  return stackedTable(
    texts.columns.codes,
    (document.components['x-codes'] ?? []).map(({code: name, status, problem, note}) => [
      [markup('a', inline(code(name)), {id: codeAnchorOf(name)})],
      [messageText(name, messages, locale), note ?? ''],
      String(status),
      problem ? linkedCode(problem, atAnchor(links.errors, errorAnchorOf(problem))) : '',
    ]),
  );
}

function example({description: {document}, attribute}: ComponentContext): Node {
  const {value} = requireEntry('example', attribute('name'), document.components.examples ?? {});
  return codeOf('json', printJson(value));
}

function downloads({description: {source, texts}}: ComponentContext): Node {
  const {yaml, json} = downloadNames(source);
  const link = (label: string, file: string): Node => ({
    type: 'link',
    // Docusaurus reports links to files as broken without `pathname://`.
    url: `pathname:///${DOWNLOADS_FOLDER}/${file}`,
    children: inline(label),
  });
  const links = [link('YAML', yaml), link('JSON', json)];
  return {
    type: 'paragraph',
    children: texts.downloads.flatMap((text, index) => [
      ...inline(text),
      ...links.slice(index, index + 1),
    ]),
  };
}

function selectEntries<Value>(
  kind: string,
  names: string | undefined,
  all: Readonly<Record<string, Value>>,
): [string, Value][] {
  return names === undefined
    ? Object.entries(all)
    : names.split(',').map((name) => [name.trim(), requireEntry(kind, name.trim(), all)]);
}

import {requireEntry, type Messages} from '@guide/content';
import {
  code,
  codeOf,
  elementOf,
  inline,
  markup,
  textAttribute,
  type Cell,
  type Node,
} from '@guide/content/mdx';
import {messageText} from './codes';
import {DOWNLOADS_FOLDER, downloadNames} from './downloads';
import {constraintsOf} from './fields';
import {fieldsTable, typesOf} from './fieldsTable';
import {
  codeAnchorOf,
  commaSeparated,
  errorAnchorOf,
  codeLink,
  replaceAnchor,
  recordAnchorOf,
  relationLinks,
} from './links';
import {areaNameOf, ownHeaders, successResponses} from './operations';
import {printJson} from './printJson';
import {recordKindsOf, type Filter} from './records';
import {resources} from './reference';
import {groupNames, stackedTable, type TableTexts} from './texts';
import type {Description, Parameter} from './types';

/** Returns the content that replaces a component. */
export type ApiComponent = (description: Description, node: Node, messages: Messages) => Node;

/** Returns a component for a table with one kind of row. */
function table(
  head: keyof TableTexts['columns'],
  rows: (...context: Parameters<ApiComponent>) => Cell[][],
): ApiComponent {
  return (description, node, messages) =>
    stackedTable(description.texts.columns[head], rows(description, node, messages));
}

export const tableComponents: Readonly<Record<string, ApiComponent>> = {
  ApiResources: resources,
  ApiFields: (description, node) => fieldsTable(textAttribute(node, 'schema') ?? '', description),
  ApiRecords: records,
  ApiExample: ({document}, node) => {
    const {examples = {}} = document.components;
    const {value} = requireEntry('example', textAttribute(node, 'name'), examples);
    return codeOf('json', printJson(value));
  },
  ApiDownloads: downloads,
  ApiAreas: table('areas', ({document}) =>
    (document.tags ?? []).map((tag) => [areaNameOf(tag), tag.description ?? '']),
  ),
  ApiParameters: table('parameters', parameters),
  ApiScopes: table('scopes', ({document}) =>
    (document.components['x-scopes'] ?? []).map((scope) => [code(scope.name), scope.description]),
  ),
  ApiHeaders: table('headers', ({document}, node) =>
    selectEntries('header', textAttribute(node, 'names'), document.components.headers ?? {}).map(
      ([name, {description: text = '', example}]) => [
        code(name),
        text,
        example === undefined ? '' : code(String(example)),
      ],
    ),
  ),
  ApiStatuses: table('statuses', statuses),
  ApiErrors: table('errors', errors),
  ApiCodes: table('codes', codes),
};

/** Shows a section for each record, because Algolia cuts off long ones. */
function records(description: Description): Node {
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

/** Filters that only differ in name share a row. */
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

function parameters(description: Description): Cell[][] {
  return Object.values(description.document.components.parameters ?? {})
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => {
      const {schema = {}} = parameter;
      const {default: value} = schema;
      // Lists are comma-separated in a query.
      const inQuery = {...schema, ...(Array.isArray(value) && {default: value.join(',')})};
      const constraints = constraintsOf(inQuery, description).join(' ');
      return [
        code(parameter.name),
        [parameter.description ?? '', constraints],
        exampleOf(parameter),
      ];
    });
}

/** For example `sort=-updated_at,title`. */
function exampleOf({name, example: value}: Parameter): Cell {
  return value === undefined ? '' : flatten(name, value).map(([key, one]) => code(`${key}=${one}`));
}

function flatten(name: string, value: unknown): [name: string, value: string][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))
    : [[name, String(value)]];
}

/** Statuses below 400, with the headers that not all of these responses have. */
function statuses(description: Description): Cell[][] {
  const responses = successResponses(description);
  return [...new Set(responses.map(({status}) => status))].sort().map((status) => {
    const own = responses.filter((one) => one.status === status).map(({response}) => response);
    const special = new Set(own.flatMap((response) => ownHeaders(response, description)));
    return [
      status,
      [...new Set(own.map((response) => response.description))].join(' '),
      [...special].map(code).join(', '),
    ];
  });
}

function errors({document}: Description, node: Node): Cell[][] {
  const problems = document.components['x-problems'] ?? [];
  const bySlug = Object.fromEntries(problems.map((problem) => [problem.slug, problem]));
  return selectEntries('error', textAttribute(node, 'slugs'), bySlug).map(
    ([slug, {status, title, remedy}]) => [
      String(status),
      [markup('a', inline(code(slug)), {id: errorAnchorOf(slug)})],
      title,
      remedy,
    ],
  );
}

function codes({document, locale, links}: Description, _: Node, messages: Messages): Cell[][] {
  return (document.components['x-codes'] ?? []).map(({code: name, status, problem, note}) => [
    [markup('a', inline(code(name)), {id: codeAnchorOf(name)})],
    [messageText(name, messages, locale), note ?? ''],
    String(status),
    problem ? codeLink(problem, replaceAnchor(links.errors, errorAnchorOf(problem))) : '',
  ]);
}

function downloads({source, texts}: Description): Node {
  const {yaml, json} = downloadNames(source);
  const links = Object.entries({YAML: yaml, JSON: json}).map(([label, file]): Node => ({
    type: 'link',
    // Docusaurus reports links to files as broken without `pathname://`.
    url: `pathname:///${DOWNLOADS_FOLDER}/${file}`,
    children: inline(label),
  }));
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

import {type ApiSource, requireEntry, type Messages} from '@guide/content';
import {
  code,
  codeOf,
  elementOf,
  inline,
  markup,
  tableOf,
  type Cell,
  type Node,
} from '@guide/content/mdx';
import {DOWNLOADS_FOLDER, downloadNames} from './downloads';
import {constraintsOf} from './fields';
import {fieldsTable} from './fieldsTable';
import {filterRows} from './filters';
import {
  codeAnchorOf,
  commaSeparated,
  errorAnchorOf,
  linkedCode,
  atAnchor,
  recordAnchorOf,
  relationLinks,
} from './links';
import {recordKindsOf} from './records';
import {messageText} from './codes';
import {operationsOf, ownHeaders, responsesOf} from './operations';
import {printJson} from './printJson';
import {resources} from './reference';
import type {Description, Header, Parameter, Schema} from './types';
import {textsFor} from './texts';

interface ComponentContext {
  description: Description;
  attribute: (name: string) => string | undefined;
  messages: Messages;
  source: Pick<ApiSource, 'description' | 'links'>;
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

function areas({description: {document, locale}}: ComponentContext): Node {
  return tableOf(
    textsFor(locale).columns.areas,
    (document.tags ?? []).map(({name, 'x-displayName': displayName, description}) => [
      displayName ?? name,
      description ?? '',
    ]),
  );
}

/** Shows a section for each record, because Algolia cuts off long ones. */
function records({description, source: {links = {}}}: ComponentContext): Node {
  const {columns, returnedBy, expand: expandText, colon} = textsFor(description.locale);
  const paragraph = (children: Node[]): Node => ({type: 'paragraph', children});
  return elementOf(
    null,
    {},
    recordKindsOf(description)
      .filter(({filters, expand}) => filters.length + expand.length > 0)
      .flatMap(({name, paths, filters, expand}) => [
        {
          type: 'heading',
          depth: 3,
          data: {hProperties: {id: recordAnchorOf(name)}},
          children: [{type: 'text', value: name}],
        },
        paragraph(inline(`${returnedBy}${colon} ${paths.map(code).join(', ')}`)),
        ...(expand.length > 0
          ? [
              paragraph([
                ...inline(`${expandText}${colon} `),
                ...commaSeparated(expand.map((one) => relationLinks(one, links))),
              ]),
            ]
          : []),
        ...(filters.length > 0 ? [tableOf(columns.filters, filterRows(filters, description))] : []),
      ]),
  );
}

function parameters({description}: ComponentContext): Node {
  const texts = textsFor(description.locale);
  const all = Object.values(description.document.components.parameters ?? {});
  const constraintsOfParameter = ({schema = {}}: {schema?: Schema}) =>
    // Lists are comma-separated in a query.
    constraintsOf(
      {...schema, ...(Array.isArray(schema.default) && {default: schema.default.join(',')})},
      description,
      texts,
    ).join(' ');
  return tableOf(
    texts.columns.parameters,
    all
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [
        code(parameter.name),
        [parameter.description ?? '', constraintsOfParameter(parameter)],
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

function scopes({description: {document, locale}}: ComponentContext): Node {
  return tableOf(
    textsFor(locale).columns.scopes,
    (document.components['x-scopes'] ?? []).map(({name, description}) => [code(name), description]),
  );
}

function headers({description, attribute}: ComponentContext): Node {
  const {columns} = textsFor(description.locale);
  const all = description.document.components.headers ?? {};
  return tableOf(
    columns.headers,
    selectEntries('header', attribute('names'), all).map(([name, header]: [string, Header]) => [
      code(name),
      header.description ?? '',
      header.example === undefined ? '' : code(String(header.example)),
    ]),
  );
}

/** Lists statuses below 400, with the headers that not all of these responses have. */
function statuses({description}: ComponentContext): Node {
  const {document, locale} = description;
  const responses = operationsOf(document).flatMap(({operation}) =>
    responsesOf(description, operation).filter(({status}) => status < '400'),
  );
  const rows = [...new Set(responses.map(({status}) => status))].sort().map((status): Cell[] => {
    const own = responses.filter((one) => one.status === status);
    const special = [...new Set(own.flatMap(({response}) => ownHeaders(response, description)))];
    return [
      status,
      [...new Set(own.map(({response}) => response.description))].join(' '),
      special.map(code).join(', '),
    ];
  });
  return tableOf(textsFor(locale).columns.statuses, rows);
}

function errors({description: {document, locale}, attribute}: ComponentContext): Node {
  const problems = document.components['x-problems'] ?? [];
  const bySlug = Object.fromEntries(problems.map((problem) => [problem.slug, problem]));
  return tableOf(
    textsFor(locale).columns.errors,
    selectEntries('error', attribute('slugs'), bySlug).map(([slug, {status, title, remedy}]) => [
      String(status),
      [markup('a', inline(code(slug)), {id: errorAnchorOf(slug)})],
      title,
      remedy,
    ]),
  );
}

function codes({
  description: {document, locale},
  messages,
  source: {links = {}},
}: ComponentContext): Node {
  return tableOf(
    textsFor(locale).columns.codes,
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

function downloads({description, source}: ComponentContext): Node {
  const texts = textsFor(description.locale);
  const {yaml, json} = downloadNames(source);
  const link = (label: string, file: string): Node => ({
    type: 'link',
    // Docusaurus reports links to files as broken without `pathname://`.
    url: `pathname:///${DOWNLOADS_FOLDER}/${file}`,
    children: [{type: 'text', value: label}],
  });
  const links = [link('YAML', yaml), link('JSON', json)];
  return {
    type: 'paragraph',
    children: texts.downloads.flatMap((value, index) => [
      {type: 'text', value},
      ...(links[index] ? [links[index]] : []),
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

import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {methods} from '../../../packages/content/src/api/types';
import {contentSite} from '../../../src/config/content';
import {locales} from '../../support/contract';
import {describeApi} from './support/description';
import {faultsOnPage, wideLines, widest} from './support/faultsOnPage';
import {apiPages} from './support/pages';
import {readSchemas} from './support/schemas';

describe.each(locales)('in %s', (locale) => {
  const schemas = readSchemas(describeApi(locale));
  const pages = apiPages(locale);

  it.each(pages)('$file shows what the description allows', (page) => {
    expect(faultsOnPage(schemas, page)).toEqual([]);
  });

  it('no line of a sample is wider than a page', () => {
    expect(pages.flatMap((page) => wideLines(schemas, page))).toEqual([]);
  });

  it('every example is what the operation takes or answers', () => {
    expect(faultsInExamples(schemas)).toEqual([]);
  });
});

it('no line of a program is wider than a page', () => {
  const lines = Object.values(contentSite.programs).flatMap((codes) =>
    Object.values(codes).flatMap((code) => code.split('\n')),
  );
  expect(lines.filter((line) => line.length > widest)).toEqual([]);
});

/** What a writer may break, and what the check says then. */
describe('a fault is named with its file and line', () => {
  const schemas = readSchemas(describeApi('en'));
  const response = 'docs/public_rest_api/response.mdx';
  const text = fs.readFileSync(response, 'utf8');
  const after = (line: string, added: string) => {
    const lines = text.split('\n');
    const index = lines.indexOf(line);
    expect(index).toBeGreaterThan(0);
    const place = `${response}:${index + 3}`;
    const broken = [...lines.slice(0, index + 1), '', added, ...lines.slice(index + 1)].join('\n');
    return {place, found: faultsOnPage(schemas, {file: response, text: broken})};
  };
  const update = '<ApiSample operation="updateItem" example="start-action" />';
  const record = (data: object) =>
    `\`\`\`json\n${JSON.stringify({data, links: {self: '/api/v1/items/ACT-207'}})}\n\`\`\``;

  it.each([
    [
      'a renamed field',
      record({id: 'ACT-207', type: 'action', due_date: '2025-07-18'}),
      /due_date/,
    ],
    [
      'a value that is none',
      record({id: 'ACT-207', type: 'action', priority: 'urgent'}),
      /\/data\/priority/,
    ],
    ['an undeclared status', '```http\nHTTP/1.1 206 Partial Content\n```', /no status 206/],
    ['an undeclared header', '```http\nHTTP/1.1 200 OK\nX-Rate: 3\n```', /no header X-Rate/],
    ['an operation that is none', '<ApiSample operation="readItem" />', /no operation "readItem"/],
    [
      'a parameter that is none',
      '<ApiSample operation="listItems" query="per_page=2" />',
      /no parameter "per_page"/,
    ],
  ])('%s', (_, added, message) => {
    const {place, found} = after(update, added);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
    expect(found[0]!.startsWith(`${place} `)).toBe(true);
  });

  it('an example that breaks its schema', () => {
    const broken = structuredClone(describeApi('en').document);
    const value = broken.components.examples!['action-created']!.value as {
      data: Record<string, unknown>;
    };
    value.data.progress = 'half';
    const description = {...describeApi('en'), document: broken};
    const faults = faultsInExamples(
      readSchemas({
        ...description,
        resolve: (one) =>
          '$ref' in one && one.$ref === '#/components/examples/action-created'
            ? (broken.components.examples!['action-created'] as never)
            : description.resolve(one),
      }),
    );
    expect(faults).toEqual([
      expect.stringMatching(
        /^contract\/api\/telescope\.v1\.yaml:\d+ action-created .*\/data\/progress/,
      ),
    ]);
  });
});

/** Examples that their operation does not allow, with the line of each. */
function faultsInExamples(schemas: ReturnType<typeof readSchemas>): string[] {
  const {description, places, faultsInBody, faultsInReply, responseOf} = schemas;
  const {resolve, document} = description;
  const file = contentSite.api.description;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const lineOf = (name: string) => {
    const start = lines.indexOf('  examples:');
    return `${file}:${lines.findIndex((line, index) => index > start && line === `    ${name}:`) + 1}`;
  };
  const said = places.flatMap((place) => {
    const {operation, path, method} = place;
    const {examples: sent = {}} =
      (operation.requestBody && resolve(operation.requestBody).content['application/json']) ?? {};
    const bodies = Object.entries(sent).flatMap(([name, example]) =>
      faultsInBody(place, resolve(example).value).map((fault) => ({name, fault})),
    );
    const replies = Object.keys(operation.responses).flatMap((status) =>
      Object.values(responseOf(place, status)!.content ?? {}).flatMap(({examples = {}}) =>
        Object.entries(examples).flatMap(([name, example]) =>
          faultsInReply(place, status, resolve(example).value).map((fault) => ({name, fault})),
        ),
      ),
    );
    expect(document.paths[path]![method as (typeof methods)[number]]).toBe(operation);
    return [...bodies, ...replies].map(
      ({name, fault}) => `${lineOf(name)} ${name} ${operation.operationId} ${fault}`,
    );
  });
  return [
    ...new Map(said.map((line) => [line.split(' ')[0]! + line.split(' ').at(-1)!, line])).values(),
  ];
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {apiComponents} from '../apiComponents';
import {attribute, type Node} from '../tree';
import {failingPage} from './failingPage';

let siteDir: string;
const write = (title: string, mtime: number) => {
  const file = path.join(siteDir, 'v1.yaml');
  fs.writeFileSync(
    file,
    `openapi: 3.1.1
servers: [{url: https://${title}.telescope.example/api/v1}]
paths:
  /items:
    get: {operationId: listItems, responses: {200: {description: The list.}}}
components:
  schemas: {}
  examples: {a: {value: ${title}}}
`,
  );
  fs.utimesSync(file, mtime, mtime);
};
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-'));
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const programs = {
  'every-page': {curl: 'curl -G', javascript: 'await fetch()', python: 'requests.get()'},
};

const stepOf = () => {
  const api = {
    description: 'v1.yaml',
    overlay: 'v1.{locale}.yaml',
    tokenVariable: 'TELESCOPE_TOKEN',
  };
  const step = apiComponents({siteDir, api, locale: 'en', messages: {}, programs});
  return (name: string, attributes: Record<string, string>) => {
    const node: Node = {
      type: 'mdxJsxFlowElement',
      name,
      attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
      position: {start: {line: 9, column: 1}},
    };
    step({type: 'root', children: [node]}, failingPage);
    return node;
  };
};

const codeIn = ({children: tabs = []}: Node) => tabs.map(({children}) => children![0]!.value);

describe('what the description has', () => {
  it('takes the place of a component, also after it has changed', () => {
    const read = stepOf();
    const address = () => codeIn(read('ApiSample', {operation: 'listItems'}))[0];
    write('one', 1);
    const example = read('ApiExample', {name: 'a'});
    expect(example).toMatchObject({type: 'code', value: '"one"', position: {start: {line: 9}}});
    expect(address()).toContain('https://one.telescope.example/api/v1/items');
    write('two', 2);
    expect(read('ApiExample', {name: 'a'})).toMatchObject({value: '"two"'});
    expect(address()).toContain('https://two.telescope.example/api/v1/items');
  });

  it('stops at what it does not have', () => {
    const read = stepOf();
    write('one', 1);
    expect(() => read('ApiExample', {name: 'b'})).toThrow(
      '9:1 line 9: <ApiExample>: the description has no example "b". It has a.',
    );
    expect(() => read('ApiSample', {operation: 'getItem'})).toThrow(
      '9:1 line 9: <ApiSample>: The description has no operation "getItem".',
    );
  });
});

it('a program of the site stands in tabs, one for each language', () => {
  const read = stepOf();
  const tabs = read('ApiProgram', {name: 'every-page'});
  expect(tabs).toMatchObject({name: 'Tabs', attributes: [attribute('groupId', 'api-language')]});
  expect(codeIn(tabs)).toEqual(['curl -G', 'await fetch()', 'requests.get()']);
  expect(() => read('ApiProgram', {name: 'every-item'})).toThrow(
    '9:1 line 9: <ApiProgram>: There is no program "every-item". Known: every-page.',
  );
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {apiTables} from '../apiTables';
import {attribute, type Node} from '../tree';
import {failingPage} from './failingPage';

let siteDir: string;
const write = (title: string, mtime: number) => {
  const file = path.join(siteDir, 'v1.yaml');
  fs.writeFileSync(
    file,
    `openapi: 3.1.1\npaths: {}\ncomponents:\n  schemas: {}\n  examples: {a: {value: ${title}}}\n`,
  );
  fs.utimesSync(file, mtime, mtime);
};
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-'));
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const component = (name: string): Node => ({
  type: 'mdxJsxFlowElement',
  name: 'ApiExample',
  attributes: [attribute('name', name)],
  position: {start: {line: 9, column: 1}},
});

it('takes the place of a component, also after the description has changed', () => {
  const api = {description: 'v1.yaml', overlay: 'v1.{locale}.yaml', tokenVariable: ''};
  const step = apiTables({siteDir, api, locale: 'en', messages: {}});
  const read = (name: string) => {
    const node = component(name);
    step({type: 'root', children: [node]}, failingPage);
    return node;
  };
  write('one', 1);
  expect(read('a')).toMatchObject({type: 'code', value: '"one"', position: {start: {line: 9}}});
  write('two', 2);
  expect(read('a')).toMatchObject({value: '"two"'});
  expect(() => read('b')).toThrow(
    '9:1 line 9: <ApiExample>: the description has no example "b". It has a.',
  );
});

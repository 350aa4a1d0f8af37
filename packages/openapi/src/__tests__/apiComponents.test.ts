import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {apiComponents} from '../apiComponents';
import {applyStep} from '../../../remark/src/__tests__/applyStep';

const description = (name: string) => `openapi: 3.1.1
servers: [{url: https://${name}.example}]
paths:
  /items:
    get: {operationId: listItems, responses: {200: {description: The list.}}}
components:
  schemas: {Item: {properties: {name: {description: 'Otherwise \`M-1\`, not \`M-2\`.'}}}}
  x-codes: [{code: M-1, status: 409}]
  examples: {a: {value: ${name}}}
`;

function site() {
  const siteDir = folderWith({'v1.yaml': description('one')});
  const step = apiComponents({
    siteDir,
    api: {
      description: 'v1.yaml',
      overlay: 'v1.{locale}.yaml',
      tokenVariable: 'TOKEN',
      links: {codes: '/errors.mdx#codes'},
    },
    locale: 'en',
    messages: {'M-1': {en: 'In use.'}},
    programs: {'every-page': {curl: 'curl -G', javascript: 'fetch()', python: 'get()'}},
  });
  return {file: path.join(siteDir, 'v1.yaml'), read: (mdx: string) => applyStep(step, mdx)};
}

it('replaces components, and rereads a changed description', () => {
  const {file, read} = site();
  const page = '<ApiExample name="a" />\n\n<ApiSample operation="listItems" />';
  expect(read(page)).toMatch(
    /^<code lang="json">"one"<\/code>\n<Tabs [^]*"https:\/\/one\.example\/items"/,
  );
  fs.writeFileSync(file, description('two'));
  // Both files can have the same modification time.
  fs.utimesSync(file, 1, 1);
  expect(read(page)).toMatch(
    /^<code lang="json">"two"<\/code>\n<Tabs [^]*"https:\/\/two\.example\/items"/,
  );
});

it('links codes of messages to their row in the table of codes', () => {
  expect(site().read('<ApiFields schema="Item" />')).toContain(
    'Otherwise <link url="/errors.mdx#code-m-1" data-term="">`M-1`</link>, not `M-2`.',
  );
  expect(site().read('<ApiCodes />')).toContain('\n<a id="code-m-1">`M-1`</a> | In use.');
});

it('shows a program in one tab per language', () => {
  const tabs = [
    '<TabItem value="curl" label="curl"><code lang="bash">curl -G</code></TabItem>',
    '<TabItem value="javascript" label="JavaScript"><code lang="js">fetch()</code></TabItem>',
    '<TabItem value="python" label="Python"><code lang="python">get()</code></TabItem>',
  ];
  expect(site().read('<ApiProgram name="every-page" />')).toBe(
    `<Tabs groupId="api-language">${tabs.join('')}</Tabs>`,
  );
});

it.each([
  ['<ApiExample name="b" />', '<ApiExample>: unknown example "b". Did you mean a? Correct it.'],
  ['<ApiSample operation="get" />', '<ApiSample>: unknown operation "get".'],
  ['<ApiProgram name="all" />', '<ApiProgram>: unknown program "all".'],
])('rejects %s, with its position', (mdx, message) => {
  expect(() => site().read(`\n${mdx}`)).toThrow(`2:1 line 2: ${message}`);
});

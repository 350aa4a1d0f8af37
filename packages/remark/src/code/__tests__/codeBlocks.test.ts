import {expect, it} from 'vitest';
import {codeBlocks} from '..';
import {applyStep} from '../../__tests__/applyStep';

const codeLanguages = {json: 'JSON', bash: 'Shell', http: 'HTTP', csv: 'CSV', diff: 'Changes'};
const step = codeBlocks({locale: 'en', codeLanguages, missingHints: {codeLanguage: 'Ask for it.'}});

const read = (fence: string, code: string) =>
  applyStep(step, `\n\`\`\`${fence}\n${code}\n\`\`\`\n`);

it.each([
  ['json', '[]', '<span class="code-muted">[]</span>', ' language="json" languageName="JSON"'],
  ['', 'a\nb', 'a\nb', ''],
  ['text title="The reply, {1}"', 'a', 'a', ' title="The reply, {1}"'],
  [`text title='A "title"'`, 'a', 'a', ' title="A "title""'],
  ['text', '<script>&amp;</script>', '&lt;script>&amp;amp;&lt;/script>', ''],
])('replaces a block of %s with %j by a component', (fence, code, html, attributes) => {
  expect(read(fence, code)).toBe(`<CodeBlock html="${html}"${attributes} />`);
});

it.each([
  ['http', 'GET /me HTTP/1.1', '<span class="code-name">GET</span>'],
  ['json', '{"id": 3}', '<span class="code-value">3</span>'],
  ['csv', 'a,b', '<span class="code-muted">,</span>'],
  ['diff', '+ new', '<span class="code-string">'],
])('highlights %s without leaving a global Prism', (language, code, piece) => {
  expect(read(language, code)).toContain(piece);
  expect(globalThis).not.toHaveProperty('Prism');
});

it('keeps the text of highlighted code', () => {
  const code = '{\n  "a": "<b> & c",\n\n  "d": [true, null]\n}';
  const plain = read('json', code).replace(/<\/?span[^>]*>/g, '');
  expect(plain).toContain(`"${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}"`);
});

it.each([
  ['python', `can't highlight code in "python". Known: json, bash, http, csv, diff; `],
  // Inherited by every object.
  ['constructor', `can't highlight code in "constructor"`],
  ['json title="A" {2}', 'unknown option "{2}"'],
])('rejects a block of %s, with its position', (fence, message) => {
  expect(() => read(fence, '')).toThrow(`2:1 line 2: ${message}`);
});

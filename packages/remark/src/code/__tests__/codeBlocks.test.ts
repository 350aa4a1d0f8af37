import {expect, it} from 'vitest';
import {codeBlocks} from '..';
import {afterStep} from '../../__tests__/afterStep';

const codeLanguages = {json: 'JSON', bash: 'Shell', http: 'HTTP', csv: 'CSV', diff: 'Changes'};
const step = codeBlocks({locale: 'en', codeLanguages, missingHints: {codeLanguage: 'Ask for it.'}});

/** A block of code, of which the language and what follows it are given. */
const read = (fence: string, code: string) =>
  afterStep(step, `\n\`\`\`${fence}\n${code}\n\`\`\`\n`);

it.each([
  // One piece of neighbours in one colour.
  ['json', '[]', '<span class="code-muted">[]</span>', ' language="json" languageName="JSON"'],
  ['', 'a\nb', 'a\nb', ''],
  ['text title="The reply, {1}" response=getItem', 'a', 'a', ' title="The reply, {1}"'],
  [`text title='A "title"'`, 'a', 'a', ' title="A "title""'],
  // Nothing of the code becomes markup.
  ['text', '<script>&amp;</script>', '&lt;script>&amp;amp;&lt;/script>', ''],
])('a block of %s with %j becomes a component', (fence, code, html, attributes) => {
  expect(read(fence, code)).toBe(`<CodeBlock html="${html}"${attributes} />`);
});

it.each([
  ['bash', 'curl "$HOST"', '<span class="code-keyword">curl</span>'],
  ['http', 'GET /me HTTP/1.1', '<span class="code-name">GET</span>'],
  ['json', '{"id": 3}', '<span class="code-value">3</span>'],
  ['csv', 'a,b', '<span class="code-muted">,</span>'],
  ['diff', '+ new', '<span class="code-string">'],
])('%s is coloured, and leaves no Prism in the global scope', (language, code, piece) => {
  expect(read(language, code)).toContain(piece);
  expect(globalThis).not.toHaveProperty('Prism');
});

it('coloured code keeps its text, line by line', () => {
  const code = '{\n  "a": "<b> & c",\n\n  "d": [true, null]\n}';
  const plain = read('json', code).replace(/<\/?span[^>]*>/g, '');
  expect(plain).toContain(`"${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}"`);
});

it.each([
  ['python', 'code in "python" cannot be coloured. Known: json, bash, http, csv, diff; '],
  // A name that every object has.
  ['constructor', 'code in "constructor"'],
  ['json title="A" {2}', '"{2}" means nothing after the language'],
])('a block of %s is refused, naming the place', (fence, said) => {
  expect(() => read(fence, '')).toThrow(`2:1 line 2: ${said}`);
});

import {describe, expect, it} from 'vitest';
import {codeBlocks} from '..';
import {attributesOf, type Node} from '../../tree';
import {failingPage} from '../../__tests__/failingPage';

const toAdd = {label: '', figure: '', codeLanguage: 'Ask for it.'};
const read = (lang: string | null, meta: string | null, value: string) => {
  const node: Node = {type: 'code', lang, meta, value, position: {start: {line: 9, column: 1}}};
  codeBlocks({locale: 'en', codeLanguages: {json: 'JSON'}, toAdd})(
    {type: 'root', children: [node]},
    failingPage,
  );
  return node;
};
const propsOf = (node: Node) =>
  Object.fromEntries(attributesOf(node).map(({name, value}) => [name, value]));

describe('codeBlocks', () => {
  it('makes a component of a block of code', () => {
    const node = read('json', 'title="Reply"', '[]');
    expect(node).toMatchObject({type: 'mdxJsxFlowElement', name: 'CodeBlock'});
    expect(propsOf(node)).toEqual({
      html: '<span class="code-muted">[]</span>',
      language: 'JSON',
      title: 'Reply',
    });
  });

  it.each(['text', null])('names no language for %s', (lang) => {
    expect(propsOf(read(lang, null, 'a\nb'))).toEqual({html: 'a\nb'});
  });

  it('makes an element of a highlighted line, and of each line with a number', () => {
    expect(propsOf(read('text', '{2}', 'a\nb\nc')).html).toBe(
      'a\n<span class="code-line code-line-marked">b\n</span>c',
    );
    expect(propsOf(read('text', 'showLineNumbers=3', 'a\nb'))).toEqual({
      html: '<span class="code-line" data-line="3">a\n</span><span class="code-line" data-line="4">b</span>',
    });
  });

  it.each([
    ['a language that is not shipped', 'python', null, 'code in "python" cannot be coloured'],
    ['a name that every object has', 'constructor', null, 'code in "constructor"'],
    ['words that mean nothing', 'json', 'tilte="A"', '"tilte="A"" means nothing'],
  ])('refuses %s, naming the place', (_, lang, meta, message) => {
    expect(() => read(lang, meta, '')).toThrow(message);
    expect(() => read(lang, meta, '')).toThrow(/^9:1 /);
  });
});

import {describe, expect, it} from 'vitest';
import {highlight} from '../highlight';

const plain = (html: string) => html.replace(/<[^>]+>/g, '');

describe('highlight', () => {
  it.each([
    ['bash', 'curl "$HOST"', '<span class="code-keyword">curl</span>'],
    ['http', 'GET /me HTTP/1.1', '<span class="code-name">GET</span>'],
    ['json', '{"id": 3}', '<span class="code-value">3</span>'],
    ['csv', 'a,b', '<span class="code-muted">,</span>'],
    ['diff', '+ new', '<span class="code-string">'],
  ] as const)('colours %s', (language, code, piece) => {
    expect(highlight(code, language).join('\n')).toContain(piece);
  });

  it('keeps the text, line by line', () => {
    const code = '{\n  "a": "<b> & c",\n\n  "d": [true, null]\n}';
    const html = highlight(code, 'json').map(plain).join('\n');
    expect(html.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(code);
  });

  it('leaves code without a language plain, and lets no markup through', () => {
    expect(highlight('<script>&amp;</script>')).toEqual(['&lt;script>&amp;amp;&lt;/script>']);
  });

  it('makes one piece of neighbours of one colour', () => {
    expect(highlight('{}', 'json')).toEqual(['<span class="code-muted">{}</span>']);
  });

  it('leaves no Prism in the global scope', () => {
    expect(globalThis).not.toHaveProperty('Prism');
  });
});

import {describe, expect, it} from 'vitest';
import {headingsOf, readTwin, sectionOf} from '../twin';

const text = `Opening.

## One {#one}

First.

\`\`\`
## In code {#code}
\`\`\`

### Part {#part}

Inside.

## Two {#two}

Last.`;

describe('the Markdown of a page', () => {
  it('is read with what it says of itself', () => {
    const markdown = `---\ntitle: 'A: b'\naddress: https://x.example/a/\nlanguage: en\nversion: 2025.10\ndate: 2025-06-30\n---\n\n${text}\n`;
    expect(readTwin(markdown)).toEqual({
      title: 'A: b',
      address: 'https://x.example/a/',
      language: 'en',
      version: '2025.10',
      date: '2025-06-30',
      text,
    });
  });

  it('without front matter is refused', () => {
    expect(() => readTwin(text)).toThrow('front matter');
  });

  it('has the sections of its headings, not of those in code', () => {
    expect(headingsOf(text).map(({anchor}) => anchor)).toEqual(['one', 'part', 'two']);
    expect(sectionOf(text, 'one')).toMatch(/^## One[^]*Inside\.$/);
    expect(sectionOf(text, 'part')).toBe('### Part {#part}\n\nInside.');
    expect(sectionOf(text, 'two')).toMatch(/Last\.$/);
    expect(sectionOf(text, 'code')).toBeUndefined();
  });
});

import {describe, expect, it} from 'vitest';
import {anchorsOf, readTwin, sectionOf} from '../twin';

const text = `# Title

Opening.

## <a id="one"></a>One

First.

\`\`\`
## <a id="code"></a>In code
\`\`\`

### <a id="part"></a>Part

Inside, <a id="former"></a>with a former anchor.

## <a id="two"></a>Two

Last.`;

describe('the Markdown of a page', () => {
  it('is read with what it says of itself', () => {
    const markdown = `---\ntitle: 'A: b'\naddress: https://x.example/a/\nlanguage: en\nversion: 2025.10\ndate: 2025-06-30\n---\n\n${text}\n`;
    expect(readTwin(markdown)).toMatchObject({
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

  it('has the sections of its anchors, not of those in code', () => {
    const twin = readTwin(`---\ntitle: A\n---\n${text}`);
    expect(anchorsOf(twin)).toEqual(['one', 'part', 'former', 'two']);
    expect(sectionOf(twin, 'one')).toMatch(/^## <a id="one"><\/a>One[^]*anchor\.$/);
    const part = '### <a id="part"></a>Part\n\nInside, <a id="former"></a>with a former anchor.';
    expect(sectionOf(twin, 'part')).toBe(part);
    expect(sectionOf(twin, 'former')).toBe(part);
    expect(sectionOf(twin, 'two')).toMatch(/Last\.$/);
    expect(sectionOf(twin, 'code')).toBeUndefined();
  });
});

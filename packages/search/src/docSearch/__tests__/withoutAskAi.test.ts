import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {reachable} from '../reachable.cjs';
import withoutAskAi from '../withoutAskAi.cjs';

const box = fs.readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');

describe('the search box without Ask AI', () => {
  const slim = withoutAskAi(box) as string;

  it('is less than a third of the whole', () => {
    expect(slim.length).toBeLessThan(box.length / 3);
    expect(slim).toContain('export{');
  });

  it('holds no chat, no checker of data, and makes no code of text', () => {
    expect(box).toMatch(/vercel\.ai\.error.*ZodString|ZodString.*vercel\.ai\.error/s);
    expect(slim).not.toMatch(/vercel\.ai|ZodString|new Function|AskAiScreen-Error-Title/);
  });

  it('stops the build when the package has changed', () => {
    expect(() => withoutAskAi(box.replaceAll('__DOCSEARCH_ASKAI_CONVERSATIONS__', 'x'))).toThrow(
      /0 of its functions hold "__DOCSEARCH_ASKAI_CONVERSATIONS__"/,
    );
  });
});

describe('what is reachable', () => {
  it('are the exports, what they name, and the statements about what is named', () => {
    const kept = reachable(
      [
        'import {a, b} from "x";',
        'var used = function () { return inner }, unused = function () { return used };',
        'function inner() { const unused = 1; return a + unused }',
        'inner.label = "kept"; unused.label = "gone";',
        'unused([used]);',
        'export {used as box};',
      ].join('\n'),
    );
    expect(kept).toContain('inner.label = "kept"');
    expect(kept).not.toContain('unused.label');
    expect(kept).not.toMatch(/var unused/);
    expect(kept).toContain('import {a, b} from "x"');
  });
});

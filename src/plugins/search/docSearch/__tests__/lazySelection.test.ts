import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import lazySelection from '../lazySelection.cjs';

const box = fs.readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');

describe('the selected text', () => {
  it('is asked for where there is one, and nowhere else', () => {
    const lazy = lazySelection(box) as string;
    expect(lazy).toContain(
      '(window.getSelection().isCollapsed?"":window.getSelection().toString())',
    );
    expect(lazy.split('getSelection().toString()')).toHaveLength(2);
  });

  it('stops the build when the package has changed', () => {
    expect(() => lazySelection(box.replace('getSelection().toString()', 'x()'))).toThrow(
      'lazySelection.cjs',
    );
  });
});

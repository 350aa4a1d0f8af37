import {describe, expect, it} from 'vitest';
import localJsx from '../localJsxLoader.cjs';

describe('localJsx', () => {
  it('gives the imported functions local names, in the quotes of either compiler', () => {
    for (const quote of ['"', "'"]) {
      const source = `import { jsx as _jsx, jsxs as _jsxs } from ${quote}react/jsx-runtime${quote};\n_jsx(p, {});`;
      expect(localJsx(source)).toBe(
        'import {jsx as imported_jsx, jsxs as imported_jsxs} from "react/jsx-runtime"; const _jsx = imported_jsx, _jsxs = imported_jsxs;\n_jsx(p, {});',
      );
    }
  });

  it('leaves what makes no elements as it is', () => {
    const source = 'import {jsx} from "another";';
    expect(localJsx(source)).toBe(source);
  });
});

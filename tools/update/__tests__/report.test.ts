import {expect, it} from 'vitest';
import {formatReport} from '../report';

const swizzle = {
  file: 'src/theme/A.tsx',
  how: 'Wrapped',
  component: 'A',
  package: '@docusaurus/theme-classic',
  version: '3.9.1',
} as const;

it('the report has what the tests say at their end, and what upstream has changed', () => {
  const results = 'ok     lint: 1 passed, 0 failed (9 s)\nFAILED build: 0 passed, 1 failed (2 s)';
  const text = formatReport({
    from: '3.9.1',
    to: '3.10.2',
    printed: `\n=== build\nIt stops.\n\n${results}\n\n1 passed, 1 failed\n`,
    swizzles: [
      {...swizzle, difference: '+new\n'},
      {...swizzle, component: 'B', difference: ''},
    ],
  });
  expect(text).toContain(`\`\`\`text\n${results}\n\n1 passed, 1 failed\n\`\`\``);
  expect(text).not.toContain('It stops.');
  expect(text).toContain('### A\n\nWrapped: src/theme/A.tsx\n\n```diff\n+new\n```');
  expect(text).toContain('Upstream has changed 1 of 2.');
  expect(text).not.toContain('### B');
});

import {expect, it} from 'vitest';
import {formatReport, stepsOf} from '../report';

const printed = `
=== lint
All fine

=== build
[ERROR] The table of patches does not hold:
- "route chunks" was not applied

ok     lint: 1 passed, 0 failed (3 s)
FAILED test:vitest --project=unit: 960 passed, 2 failed (90 s)
       the box has a field
       the box says why
FAILED build: 0 passed, 1 failed (20 s)

961 passed, 3 failed
`;
const report = (steps: string, differences: Record<string, string>) =>
  formatReport({
    from: '3.9.1',
    to: '3.10.2',
    steps: stepsOf(steps),
    swizzles: Object.entries(differences).map(([component, difference]) => ({
      ...{how: 'Wrapped', package: '@docusaurus/theme-classic', version: '3.9.1'},
      ...{file: `src/theme/${component}/index.tsx`, component, difference},
    })),
  });

it('the report of an update has what failed and why, and what upstream has changed', () => {
  const text = report(printed, {Tag: '-a\n+b\n', Root: ''});
  expect(text).toContain(
    '- lint: passes\n- **test:vitest --project=unit: fails**, 2 tests\n- **build: fails**\n',
  );
  expect(text).toContain(
    '### test:vitest --project=unit\n\n- the box has a field\n- the box says why\n',
  );
  expect(text).toMatch(/### build\n\n```text\n\[ERROR\] .*\n- "route chunks" was not applied\n```/);
  expect(text).toContain('Upstream has changed 1 of 2.');
  expect(text).toContain('Wrapped: src/theme/Tag/index.tsx\n\n```diff\n-a\n+b\n```');
  expect(text).not.toContain('src/theme/Root');
  expect(report('', {})).toContain('None ran: see `test.log`.');
});

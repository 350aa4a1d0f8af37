import {describe, expect, it} from 'vitest';
import {formatReport, stepsOf} from '../report';

const printed = `
=== lint
All fine

=== build
[ERROR] The table of patches does not hold:
- "route chunks" was not applied

ok     lint: 1 passed, 0 failed (3 s)
FAILED test:unit: 960 passed, 2 failed (90 s)
       the box has a field
       the box says why
FAILED build: 0 passed, 1 failed (20 s)

961 passed, 3 failed
`;

const swizzle = {
  how: 'Wrapped',
  package: '@docusaurus/theme-classic',
  version: '3.9.1',
} as const;

describe('the report of an update', () => {
  it('has the failed tests of a step, or why it failed', () => {
    const [lint, unit, build] = stepsOf(printed);
    expect(lint).toMatchObject({name: 'lint', ok: true, failed: []});
    expect(unit).toMatchObject({ok: false, failed: ['the box has a field', 'the box says why']});
    expect(build!.printed).toContain('"route chunks" was not applied');
  });

  it('has the difference of each component that upstream has changed, and no other', () => {
    const report = formatReport({
      from: '3.9.1',
      to: '3.10.2',
      steps: stepsOf(printed),
      swizzles: [
        {...swizzle, file: 'src/theme/Tag/index.tsx', component: 'Tag', difference: '-a\n+b\n'},
        {...swizzle, file: 'src/theme/Root/index.tsx', component: 'Root', difference: ''},
      ],
    });
    expect(report).toContain('Upstream has changed 1 of 2.');
    expect(report).toContain('Wrapped: src/theme/Tag/index.tsx\n\n```diff\n-a\n+b\n```');
    expect(report).not.toContain('src/theme/Root');
    expect(report).toContain('- **test:unit: fails**, 2 tests');
    expect(report).toContain('- the box says why');
  });

  it('says so when no test ran', () => {
    expect(formatReport({from: '3.9.1', to: '4.0.0', steps: [], swizzles: []})).toContain(
      'None ran: see `test.log`.',
    );
  });
});

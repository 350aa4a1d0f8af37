import {expect, it, vi} from 'vitest';
import {failureKind} from '../failures';

// As in checkedAnswer.test.ts: test files share modules.
vi.mock('@docusaurus/Translate', () => ({translate: ({id}: {id: string}) => id}));

it.each([
  [429, '', 'rateLimited'],
  [undefined, '{"error":"TOO_MANY_REQUESTS"}', 'rateLimited'],
  [403, '', 'refused'],
  [400, '{"message":"Request blocked for this domain"}', 'refused'],
  [undefined, 'Agent abc not found', 'unknown'],
  [400, '{"code":"AI-217","message":"Thread depth exceeded"}', 'tooLong'],
  [500, '<html>Bad gateway</html>', 'failed'],
])('classifies status %s with “%s” as %s', (status, text, kind) => {
  expect(failureKind(status, text)).toBe(kind);
});

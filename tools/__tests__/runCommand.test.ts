import {expect, it} from 'vitest';
import {describeError} from '../runCommand';

it('prints an error with all of its causes', () => {
  const refused = new Error('connect ECONNREFUSED 127.0.0.1:1');
  const failed = new TypeError('fetch failed', {cause: refused});
  expect(describeError(new Error('No answer.', {cause: failed}))).toBe(
    'No answer.\nCause: fetch failed\nCause: connect ECONNREFUSED 127.0.0.1:1',
  );
  // Causes quoted in the message aren't repeated.
  const quoting = new Error(`Nothing was changed: ${refused.message}`, {cause: refused});
  expect(describeError(quoting)).toBe('Nothing was changed: connect ECONNREFUSED 127.0.0.1:1');
  expect(describeError('gone')).toBe('gone');
});

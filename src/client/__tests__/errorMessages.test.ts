import {expect, it} from 'vitest';
import {errorMessages} from '../errorMessages';

it.each<[unknown, string]>([
  ['text', 'text'],
  [0, '0'],
  [{status: 404}, '{"status":404}'],
  [1n, '1'],
])('returns the messages of an error and its cause %s', (cause, message) => {
  const error = new Error('Outer', {cause: new Error('Inner', {cause})});
  expect(errorMessages(error)).toEqual(['Outer', 'Inner', message]);
});

it('returns each message once if causes are cyclic, or objects refer to themselves', () => {
  const inner = new Error('Inner');
  const outer = new Error('Outer', {cause: inner});
  inner.cause = outer;
  expect(errorMessages(outer)).toEqual(['Outer', 'Inner']);
  const object: Record<string, unknown> = {};
  object.object = object;
  expect(errorMessages(object)).toEqual(['[object Object]']);
});

import {expect, it} from 'vitest';
import {errorMessages} from '../errorMessages';

const circle = new Error('first');
circle.cause = new Error('second', {cause: circle});

it.each([
  ['causes', new Error('a', {cause: new TypeError('b', {cause: 'c'})}), ['a', 'b', 'c']],
  ['a cause that comes back', circle, ['first', 'second']],
  ['an empty cause', new Error('a', {cause: null}), ['a']],
  ['a text', 'broken', ['broken']],
  ['nothing', undefined, ['undefined']],
  ['what cannot be a text', Object.create(null), ['object']],
  ['an error without a message', new RangeError(), ['RangeError']],
])('the messages of %s', (_, thrown, messages) => {
  expect(errorMessages(thrown)).toEqual(messages);
});

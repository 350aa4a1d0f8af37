import {describe, expect, it} from 'vitest';
import {errorMessages} from '../errorMessages';

describe('errorMessages', () => {
  it('gives the message of each cause, of which the last may be no error', () => {
    const error = new Error('a', {cause: new TypeError('b', {cause: 'c'})});
    expect(errorMessages(error)).toEqual(['a', 'b', 'c']);
  });

  it('ends where the chain comes back to itself', () => {
    const first = new Error('first');
    first.cause = new Error('second', {cause: first});
    expect(errorMessages(first)).toEqual(['first', 'second']);
  });

  it.each([
    ['a text', 'broken', 'broken'],
    ['nothing', undefined, 'undefined'],
    ['an object', {a: 1}, '[object Object]'],
    ['what cannot be a text', Object.create(null), 'object'],
    ['an error without a message', new RangeError(), 'RangeError'],
  ])('takes %s', (_, thrown, message) => {
    expect(errorMessages(thrown)).toEqual([message]);
  });

  it('takes a cause that is empty', () => {
    expect(errorMessages(new Error('a', {cause: null}))).toEqual(['a']);
  });
});

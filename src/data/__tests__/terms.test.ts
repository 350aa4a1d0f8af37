import {expect, it} from 'vitest';
import {explainedTerms} from '../terms';

it('the list of explained terms is in order, and has each term once', () => {
  expect(explainedTerms).toEqual([...new Set(explainedTerms)].sort());
});

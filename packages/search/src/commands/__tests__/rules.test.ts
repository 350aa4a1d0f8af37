import {describe, expect, it} from 'vitest';
import {records} from '../../engine/__tests__/records';
import {isOwnRule, toRules} from '../rules';

const feature = {
  id: 'webhooks',
  asked: ['webhook', 'callback url'],
  says: 'There are no webhooks.',
  instead: 'Ask for what has changed.',
  see: ['api#changes', 'gone'],
};

describe('toRules', () => {
  const [rule, ...others] = toRules(
    [feature],
    records('en', [
      {path: '/api/', headings: ['API']},
      {path: '/api/#changes', headings: ['API', 'Changes']},
    ]),
    'en',
  );

  it('makes a rule of a feature, for each of its phrases in its language', () => {
    expect(others).toEqual([]);
    expect(rule).toMatchObject({
      objectID: 'absent-en-webhooks',
      conditions: [
        {pattern: 'webhook', anchoring: 'contains', context: 'en'},
        {pattern: 'callback url', anchoring: 'contains', context: 'en'},
      ],
    });
    expect(isOwnRule(rule!)).toBe(true);
  });

  it('says what there is not, and puts the sections first that there are', () => {
    expect(rule?.consequence).toEqual({
      userData: {
        says: 'There are no webhooks.',
        instead: 'Ask for what has changed.',
        see: [{url: 'https://docs.example.com/api/#changes', title: 'Changes'}],
      },
      filterPromotes: true,
      promote: [{objectIDs: ['en:/api/#changes'], position: 0}],
    });
  });

  it('promotes nothing where there is nothing to see', () => {
    expect(toRules([{...feature, see: []}], [], 'en')[0]?.consequence).not.toHaveProperty(
      'promote',
    );
  });
});

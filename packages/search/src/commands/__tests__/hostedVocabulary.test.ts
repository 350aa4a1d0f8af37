import {expect, it} from 'vitest';
import {records} from '../../engine/__tests__/records';
import {isOwnRule, toRules, toSynonyms} from '../indexContent';

it('creates one synonym per typed phrase, with the unique words of all its groups', () => {
  const groups = [
    {typed: ['csv', 'Bar chart'], adds: ['import', 'dataset']},
    {typed: ['csv'], adds: ['dataset', 'export']},
  ];
  const synonym = (input: string, synonyms: string[]) => ({
    ...{objectID: `en-${input}`, type: 'oneWaySynonym', input, synonyms},
  });
  expect(toSynonyms(groups, 'en')).toEqual([
    synonym('csv', ['import', 'dataset', 'export']),
    synonym('Bar chart', ['import', 'dataset']),
  ]);
});

it('creates rules that send a notice and promote existing sections', () => {
  const built = records('en', [
    {path: '/api/', headings: ['API']},
    {path: '/api/#changes', headings: ['API', 'Changes']},
  ]);
  const texts = {message: 'There are no webhooks.', alternative: 'Ask for what has changed.'};
  const asked = ['webhook', 'callback url'];
  const feature = {id: 'webhooks', asked, ...texts, related: ['api#changes', 'gone']};
  const rules = toRules([feature, {...feature, id: 'hooks', related: []}], built, 'en');
  const condition = {anchoring: 'contains', context: 'en'};
  expect(rules[0]).toMatchObject({
    objectID: 'absent-en-webhooks',
    conditions: asked.map((pattern) => ({pattern, ...condition})),
    consequence: {
      userData: {
        ...texts,
        related: [{url: 'https://docs.example.com/api/#changes', title: 'Changes'}],
      },
      filterPromotes: true,
      promote: [{objectIDs: ['en:/api/#changes'], position: 0}],
    },
  });
  expect(rules[1]!.consequence).not.toHaveProperty('promote');
  expect(rules.every(isOwnRule)).toBe(true);
});

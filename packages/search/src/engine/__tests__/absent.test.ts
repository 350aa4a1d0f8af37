import {describe, expect, it} from 'vitest';
import {indexOf, openAll} from './records';

const sections = [
  {path: '/api/', headings: ['API'], content: 'Call it with a token.'},
  {path: '/api/#changes', headings: ['API', 'Changes since a date']},
  {path: '/list/', headings: ['List view'], content: 'Push a row up. Offline work is kept.'},
];
const webhooks = {
  id: 'webhooks',
  asked: ['webhook', 'push events'],
  message: 'There are no webhooks.',
  alternative: 'Ask for what has changed.',
  related: ['api#changes', 'gone'],
};
const slack = {...webhooks, id: 'slack', asked: ['slack webhook'], message: 'No bridge to Slack.'};
const engine = openAll(indexOf('en', sections, {absent: [webhooks, slack]}));

describe('what the product does not have', () => {
  it.each([
    ['a webhook for the api', 'There are no webhooks.'],
    ['events that you push', 'There are no webhooks.'],
    ['wbehooks api', 'There are no webhooks.'],
    // The entry with more matching words.
    ['slack webhook', 'No bridge to Slack.'],
    ['push', undefined],
    ['hook', undefined],
    ['', undefined],
  ])('to “%s” says: %s', (query, says) => {
    expect(engine.absent(query)?.message).toBe(says);
  });

  it('leads to the sections that say more, which are the first hits', () => {
    expect(engine.absent('webhooks')).toEqual({
      message: 'There are no webhooks.',
      alternative: 'Ask for what has changed.',
      related: [{url: '/api/#changes', title: 'Changes since a date'}],
    });
    expect(engine.match('api webhooks')[0]?.section.path).toBe('/api/#changes');
  });
});

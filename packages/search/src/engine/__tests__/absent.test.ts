import {describe, expect, it} from 'vitest';
import {indexOf, openPacked} from './records';

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
const engine = openPacked(indexOf('en', sections, {absent: [webhooks, slack]}));

describe('"not in the product" notices', () => {
  it.each([
    ['a webhook for the api', 'There are no webhooks.'],
    ['events that you push', 'There are no webhooks.'],
    ['wbehooks api', 'There are no webhooks.'],
    ['slack webhook', 'No bridge to Slack.'],
    ['push', undefined],
    ['hook', undefined],
    ['', undefined],
  ])('for “%s”: %s', (query, message) => {
    expect(engine.query(query).absent?.message).toBe(message);
  });

  it('links to related sections and ranks them first', () => {
    expect(engine.query('webhooks').absent).toEqual({
      message: 'There are no webhooks.',
      alternative: 'Ask for what has changed.',
      related: [{url: '/api/#changes', title: 'Changes since a date'}],
    });
    expect(engine.query('api webhooks').matches[0]?.section.path).toBe('/api/#changes');
  });
});

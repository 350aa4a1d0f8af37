import {describe, expect, it} from 'vitest';
import {indexOf, openAll} from './records';

const engine = openAll(
  indexOf(
    'en',
    [
      {path: '/api/', headings: ['API'], content: 'Call it with a token.'},
      {path: '/api/#changes', headings: ['API', 'Changes since a date']},
      {path: '/list/', headings: ['List view'], content: 'Push a row up. Offline work is kept.'},
    ],
    {
      absent: [
        {
          id: 'webhooks',
          asked: ['webhook', 'push events'],
          says: 'There are no webhooks.',
          instead: 'Ask for what has changed.',
          see: ['api#changes', 'gone'],
        },
        {
          id: 'slack-webhook',
          asked: ['slack webhook'],
          says: 'There is no bridge to Slack.',
          instead: '',
          see: [],
        },
      ],
    },
  ),
);
const said = (query: string) => engine.absent(query)?.says;

describe('what the product does not have', () => {
  it.each([
    ['webhooks'],
    ['a webhook for the api'],
    ['events that you push'],
    ['webhok'],
    ['wbehooks api'],
  ])('"%s" asks for it', (query) => {
    expect(said(query)).toBe('There are no webhooks.');
  });

  it.each([['push'], ['api'], ['hook'], ['']])('"%s" does not', (query) => {
    expect(said(query)).toBeUndefined();
  });

  it('is what answers most of the words', () => {
    expect(said('slack webhook')).toBe('There is no bridge to Slack.');
  });

  it('leads to the sections that say more, which are the first hits', () => {
    expect(engine.absent('webhooks')).toEqual({
      says: 'There are no webhooks.',
      instead: 'Ask for what has changed.',
      see: [{url: '/api/#changes', title: 'Changes since a date'}],
    });
    const paths = engine.match('api webhooks').map(({section}) => section.path);
    expect(paths[0]).toBe('/api/#changes');
  });
});

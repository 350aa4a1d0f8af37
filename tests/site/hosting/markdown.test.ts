import {describe, expect, it} from 'vitest';
import {locales, localized} from '../../support/contract';
import {cannot, get} from './site';

const twins = [
  ['/', '/index.md'],
  ['/glossary/', '/glossary.md'],
  ['/datasets/connectors/jira/', '/datasets/connectors/jira.md'],
] as const;

const pages = locales.flatMap((locale) =>
  twins.map((addresses) => addresses.map((address) => localized(address, locale))),
) as [page: string, twin: string][];

describe.each(pages)('the twin of %s', (page, twin) => {
  it('is Markdown, which search engines of the web leave out', async () => {
    const {status, headers, body} = await get(twin);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/markdown; charset=utf-8$/i);
    expect(body.toString()).toMatch(/^---\ntitle: /);
    if (!cannot('headers by kind of file')) {
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  });

  it.skipIf(cannot('content negotiation'))('answers at its address, who asks for it', async () => {
    const ask = async (accept: string) => {
      const {status, headers, body} = await get(page, {accept});
      expect([accept, status, headers.vary]).toEqual([
        accept,
        200,
        expect.stringContaining('Accept'),
      ]);
      return body.toString().startsWith('---\n') ? 'Markdown' : 'page';
    };
    const answers: [accept: string, answer: string][] = [
      ['text/markdown', 'Markdown'],
      ['text/markdown, text/html, */*', 'Markdown'],
      ['text/html, text/markdown;q=1.0, */*;q=0.1', 'Markdown'],
      ['application/json, text/markdown;q=0.5', 'Markdown'],
      ['text/html, text/markdown;q=0.5', 'page'],
      ['text/markdown;q=0, */*', 'page'],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'page'],
      ['*/*', 'page'],
    ];
    const given = await Promise.all(answers.map(async ([accept]) => [accept, await ask(accept)]));
    expect(given).toEqual(answers);
  });
});

it.skipIf(cannot('content negotiation'))('what has no twin answers as ever', async () => {
  const asked = {accept: 'text/markdown'};
  for (const address of ['/search/', '/img/mark.svg']) {
    expect((await get(address, asked)).body.equals((await get(address)).body)).toBe(true);
  }
  expect((await get('/not-there/', asked)).status).toBe(404);
});

import {describe, expect, it} from 'vitest';
import {locales, localized} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';
import {cannot, get, getAll, wordsOf} from './site';

/** What is sent to who accepts a type: the Markdown export of a page, or the page. */
const answers = {
  'text/markdown': 'Markdown',
  'text/markdown, text/html, */*': 'Markdown',
  'text/html, text/markdown;q=1.0, */*;q=0.1': 'Markdown',
  'application/json, text/markdown;q=0.5': 'Markdown',
  'text/html, text/markdown;q=0.5': 'page',
  'text/markdown;q=0, */*': 'page',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8': 'page',
  '*/*': 'page',
};

const inEach = (...paths: string[]) =>
  locales.flatMap((locale) => paths.map((path) => localized(path, locale)));

it('Markdown exports are Markdown, which search engines of the web leave out', async () => {
  const exports = inEach('/index.md', '/glossary.md', '/datasets/connectors/jira.md');
  expectFacts(await getAll(exports), ({status, headers, body}) => ({
    status: [status, 200],
    type: [headers['content-type']?.toLowerCase(), 'text/markdown; charset=utf-8'],
    begins: [/^---\ntitle: /.test(body.toString()), true],
    isLeftOut: [cannot('headers by kind of file') || headers['x-robots-tag'] === 'noindex', true],
  }));
});

const pages = inEach('/', '/glossary/', '/datasets/connectors/jira/');

describe.skipIf(cannot('content negotiation'))('who asks for Markdown', () => {
  it.each(Object.entries(answers))('by "%s" gets the %s', async (accept, kind) => {
    expectFacts(await getAll(pages, {accept}), ({status, body}) => ({
      status: [status, 200],
      kind: [body.toString().startsWith('---\n') ? 'Markdown' : 'page', kind],
    }));
  });

  it('gets an answer that tells caches what it varies by', async () => {
    expectFacts(await getAll(pages), ({headers}) => ({
      varies: [wordsOf(headers.vary).includes('accept'), true],
    }));
  });

  it('gets what has no export as ever', async () => {
    const asked = {accept: 'text/markdown'};
    for (const address of ['/search/', '/img/mark.svg']) {
      expect((await get(address, asked)).body.equals((await get(address)).body)).toBe(true);
    }
    expect((await get('/not-there/', asked)).status).toBe(404);
  });
});

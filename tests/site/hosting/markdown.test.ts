import {describe, expect, it} from 'vitest';
import {locales, localized} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';
import {cannot, get, getAll, listItems} from './site';

const kindByAccept = {
  'text/markdown': 'Markdown',
  'text/markdown, text/html, */*': 'Markdown',
  'TEXT/HTML; q=0.85,text/markdown; variant=GFM; q=1.0': 'Markdown',
  'text/html, text/markdown;q=0.8': 'page',
  'text/markdown; variant=GFM; q=0, */*': 'page',
  'text/markdownx': 'page',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8': 'page',
};

const inEachLocale = (...paths: string[]) =>
  locales.flatMap((locale) => paths.map((path) => localized(path, locale)));

it("Markdown exports have their own type, and aren't indexed by search engines", async () => {
  const exports = inEachLocale('/index.md', '/glossary.md', '/datasets/connectors/jira.md');
  expectFacts(await getAll(exports), ({status, headers, body}) => ({
    status: [status, 200],
    type: [headers['content-type']?.toLowerCase(), 'text/markdown; charset=utf-8'],
    hasFrontMatter: [/^---\ntitle: /.test(body.toString()), true],
    isNoindex: [cannot('headers by file type') || headers['x-robots-tag'] === 'noindex', true],
  }));
});

const pages = inEachLocale('/', '/glossary/', '/datasets/connectors/jira/');

describe.skipIf(cannot('content negotiation'))('content negotiation', () => {
  it.each(Object.entries(kindByAccept))('for "%s" returns the %s', async (accept, kind) => {
    expectFacts(await getAll(pages, {accept}), ({status, headers, body}) => ({
      status: [status, 200],
      varies: [listItems(headers.vary).includes('accept'), true],
      kind: [body.toString().startsWith('---\n') ? 'Markdown' : 'page', kind],
    }));
  });

  it('leaves pages without an export unchanged', async () => {
    const acceptMarkdown = {accept: 'text/markdown'};
    for (const address of ['/search/', '/img/mark.svg']) {
      expect((await get(address, acceptMarkdown)).body.equals((await get(address)).body)).toBe(
        true,
      );
    }
    expect((await get('/not-there/', acceptMarkdown)).status).toBe(404);
  });
});

import type {Browser, Page} from '@playwright/test';
import {startStaticServer} from '../../site/staticServer';
import {median} from '../measure';

/** Finds URLs of pages and sections, best first, and loads what five excerpts need. */
export type Search = (query: string, options?: object) => Promise<SearchAnswer>;

interface SearchAnswer {
  urls: string[];
  /** Whether a "not in the product" notice is shown. */
  hasNotice?: boolean;
}

/** Downloads are measured with one query in twenty. */
const SAMPLE = 20;

/** Runs queries in a browser. @returns answers, and medians of downloads and of times after loading */
export async function measure(browser: Browser, folder: string, queries: string[], options = {}) {
  const server = await startStaticServer(folder);
  const open = async () => {
    const page = await browser.newPage();
    await page.goto(server.origin);
    server.sent.length = 0;
    return page;
  };
  try {
    const downloads: number[] = [];
    for (const query of queries.filter((_, index) => index % SAMPLE === 0)) {
      const page = await open();
      await answer(page, [query], options);
      downloads.push(server.sent.reduce((sum, {bytes}) => sum + bytes, 0));
      await page.close();
    }
    const page = await open();
    await answer(page, queries, options);
    const answers = await answer(page, queries, options);
    return {answers, bytes: median(downloads)!, ms: median(answers.map(({ms}) => ms))!};
  } finally {
    await server.stop();
  }
}

function answer(page: Page, queries: string[], options: object) {
  return page.evaluate(
    async ([client, inputs, searchOptions]) => {
      const {search} = (await import(client)) as {search: Search};
      const answers = [];
      for (const query of inputs) {
        const start = performance.now();
        const found = await search(query, searchOptions);
        answers.push({...found, ms: performance.now() - start});
      }
      return answers;
    },
    ['/client.js', queries, options] as const,
  );
}

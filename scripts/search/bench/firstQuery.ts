import type {Browser, CDPSession} from '@playwright/test';
import type {StaticServer} from '../../../tests/support/staticServer';
import {answered, openFresh, openKey, typeAtPace} from './browser';

/** What was asked for until a first query was answered, by path. */
export interface FirstQuery {
  /** When the page was opened, before the search was approached. */
  firstLoad: string[];
  /** The chunks that start the worker, the worker, and what it loads. */
  engine: string[];
  index: string[];
  texts: string[];
  box: string[];
  /** Pages of hits, which links fetch ahead. */
  ahead: string[];
}

/** Asks the first query of a fresh reader, and sorts what is fetched by who asks for it. */
export async function watchFirstQuery(
  browser: Browser,
  server: StaticServer,
  address: string,
  query: string,
): Promise<FirstQuery> {
  server.requests.length = 0;
  const {context, page} = await openFresh(browser, server.origin + address);
  const firstLoad = [...server.requests];
  const loaders = await watchLoaders(await context.newCDPSession(page));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(pathOf(worker.url())));
  await page.keyboard.press(openKey);
  // What a slow box costs is no matter here: only whole queries are answered alike each time.
  await page.waitForSelector('.DocSearch-Input:focus');
  await typeAtPace(page, [...query]);
  await answered(page);
  await page.waitForLoadState('networkidle');
  const startedBy = await page.evaluate(() => window.searchProbe.workerStartedBy);
  await context.close();
  if (startedBy === undefined) {
    throw new Error(`No worker was started for “${query}” on ${address}: is its build hosted?`);
  }

  const later = [...new Set(server.requests.slice(firstLoad.length))].filter(
    (path) => !firstLoad.includes(path),
  );
  const data = later.filter((path) => path.includes('/search-data/'));
  const index = data.filter((path) => path.endsWith('/index.json'));
  const connection = loaders.get(pathOf(startedBy));
  // What the page did not ask for, the worker did.
  const isEngine = (path: string) =>
    !loaders.has(path) || workers.includes(path) || loaders.get(path) === connection;
  const code = later.filter((path) => /\.(?:js|css)$/.test(path));
  const others = code.filter((path) => !isEngine(path));
  // The shortcut asks for the box, its hits for pages.
  const boxLoader = [...loaders].find(([path]) => others.includes(path))?.[1];
  const isBox = (path: string) => loaders.get(path) === boxLoader;
  return {
    firstLoad,
    engine: code.filter(isEngine),
    index,
    texts: data.filter((path) => !index.includes(path)),
    box: others.filter(isBox),
    ahead: others.filter((path) => !isBox(path)),
  };
}

/** For each request of the page, without its workers, the function that made it. */
async function watchLoaders(session: CDPSession): Promise<Map<string, string>> {
  const loaders = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({request, initiator}) => {
    // The loader of chunks is the bundler's runtime; who called it is a function of the site.
    const caller = initiator.stack?.callFrames.find(({url}) => !/\/runtime~[^/]*$/.test(url));
    const {url, lineNumber, functionName} = caller ?? {};
    loaders.set(pathOf(request.url), `${url}:${lineNumber}:${functionName}`);
  });
  await session.send('Network.enable');
  return loaders;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

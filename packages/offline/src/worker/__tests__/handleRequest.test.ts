import {describe, expect, it, onTestFinished, vi} from 'vitest';
import type {StoredCopy} from '../../store/copyManifest';
import {
  handleRequest,
  NETWORK_TIMEOUT_MS,
  STORAGE_TIMEOUT_MS,
  type Sources,
} from '../handleRequest';

function copyOf(version: string, baseUrl: string, files: string[]): StoredCopy {
  return {
    ...{version, language: version, siteBase: '/', baseUrl, keptAt: '2025-06-30T10:00:00.000Z'},
    otherLanguages: baseUrl === '/' ? ['/fr/'] : ['/'],
    otherVersions: ['/next/'],
    files: Object.fromEntries(files.map((file) => [file, [file, 1, 1]])),
  };
}

const script = 'assets/js/0011aabb.js';
const oldScript = 'assets/js/22334455.js';
const pages = ['404.html', 'not-kept/index.html', 'index.html', 'glossary/index.html'];
const english = copyOf('en', '/', [...pages, 'é.svg', script]);
const old = copyOf('old', '/', [...pages, oldScript]);
const french = copyOf('fr', '/fr/', pages);

/** An object, because the constructor of `Request` rejects the mode `navigate`. */
const page = (path: string) => ({url: `https://site${path}`, mode: 'navigate'}) as Request;
const file = (path: string) => ({url: `https://site${path}`, mode: 'no-cors'}) as Request;

const read: Sources['read'] = async ({copy, file: name}) => new Response(`${copy.version} ${name}`);
const handle = async (
  request: Request,
  fetch: Sources['fetch'],
  sources: Partial<Sources> = {},
) => {
  const copies = Promise.resolve([english, old]);
  const response = await handleRequest(request, {copies, fetch, read, ...sources});
  return `${response.status} ${response.headers.get('location') ?? (await response.text())}`;
};

const live = async () => new Response('live');
const offline = async () => {
  throw new TypeError('Failed to fetch');
};
const failing = async () => new Response('error', {status: 502});
const pending = () => new Promise<never>(() => {});

const useFakeTimers = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

describe('online', () => {
  it('serves hashed files from the copy, and everything else from the live site', async () => {
    expect(await handle(page('/glossary/'), live)).toBe('200 live');
    expect(await handle(page('/nowhere/'), live)).toBe('200 live');
    expect(await handle(file('/%C3%A9.svg'), live)).toBe('200 live');
    expect(await handle(file(`/${script}`), live)).toBe(`200 en ${script}`);
    expect(await handle(file(`/${oldScript}`), live)).toBe(`200 old ${oldScript}`);
    expect(await handle(file(`/${script}`), live, {read: async () => undefined})).toBe('200 live');
  });

  it('serves the copy on a server error', async () => {
    expect(await handle(page('/glossary/'), failing)).toBe('200 en glossary/index.html');
    expect(await handle(file('/%C3%A9.svg'), failing)).toBe('200 en é.svg');
    expect(await handle(page('/nowhere/'), failing)).toBe('502 error');
  });

  it('serves the copy if the network is slow', async () => {
    useFakeTimers();
    const response = handle(page('/glossary/'), pending);
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS);
    expect(await response).toBe('200 en glossary/index.html');
  });

  it.each([
    ['copies', {copies: pending()}],
    ['files', {read: pending}],
  ])('serves the live site if the storage never returns the %s', async (_name, storage) => {
    useFakeTimers();
    const responses = [page('/glossary/'), file(`/${script}`)].map((request) =>
      handle(request, live, storage),
    );
    await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT_MS);
    expect(await Promise.all(responses)).toEqual(['200 live', '200 live']);
  });
});

describe('offline', () => {
  it.each([
    ['/', '200 en index.html'],
    ['/glossary/?a=b', '200 en glossary/index.html'],
    ['/glossary/index.html', '200 en glossary/index.html'],
    ['/nowhere/', '404 en 404.html'],
    ['/toString', '404 en 404.html'],
    ['/%', '404 en 404.html'],
    ['/fr/', '503 en not-kept/index.html'],
    ['/fr', '503 en not-kept/index.html'],
    ['/next/x/', '503 en not-kept/index.html'],
    ['/kit/tasks.csv', '503 en not-kept/index.html'],
  ])('serves %s with %s', async (path, expected) => {
    expect(await handle(page(path), offline)).toBe(expected);
  });

  it('waits longer for slow storage, but not forever', async () => {
    useFakeTimers();
    const slow = <Result>(result: Result) =>
      new Promise<Result>((resolve) => setTimeout(resolve, 2 * STORAGE_TIMEOUT_MS, result));
    const requests = [page('/glossary/'), file(`/${script}`)];
    const responses = Promise.all([
      ...requests.map((request) => handle(request, offline, {copies: slow([english])})),
      ...requests.map((request) =>
        handle(request, offline, {copies: pending()}).catch(({message}: Error) => message),
      ),
    ]);
    await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT_MS + NETWORK_TIMEOUT_MS);
    expect(await responses).toEqual([
      '200 en glossary/index.html',
      `200 en ${script}`,
      'Failed to fetch',
      'Failed to fetch',
    ]);
  });

  it('serves the copy in the language of the URL', async () => {
    const both = {copies: Promise.resolve([english, french])};
    expect(await handle(page('/fr/nowhere/'), offline, both)).toBe('404 fr 404.html');
    expect(await handle(page('/nowhere/'), offline, both)).toBe('404 en 404.html');
    const alone = {copies: Promise.resolve([french])};
    expect(await handle(page('/nowhere/'), offline, alone)).toBe('503 fr not-kept/index.html');
  });

  it('redirects a URL without a trailing slash, and keeps its query', async () => {
    // In Node, `Response.redirect` rejects relative URLs.
    const redirect = vi
      .spyOn(Response, 'redirect')
      .mockImplementation(
        (to) => new Response(null, {status: 301, headers: {location: String(to)}}),
      );
    expect(await handle(page('/glossary?a=b'), offline)).toBe('301 /glossary/?a=b');
    redirect.mockRestore();
  });

  it('fails with the network error if a file is not stored', async () => {
    expect(await handle(file('/%C3%A9.svg'), offline)).toBe('200 en é.svg');
    await expect(handle(file('/data.json'), offline)).rejects.toThrow('Failed to fetch');
    await expect(handle(page('/'), offline, {copies: Promise.resolve([])})).rejects.toThrow(
      'Failed to fetch',
    );
  });
});

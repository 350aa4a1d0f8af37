import {describe, expect, it, onTestFinished, vi} from 'vitest';
import type {KeptCopy} from '../../store/copyList';
import {answer, PATIENCE, type Sources} from '../answer';

/** A copy of a language, named by its version. */
function copyOf(version: string, baseUrl: string, files: string[]): KeptCopy {
  return {
    ...{version, language: version, siteBase: '/', baseUrl, keptAt: '2025-06-30T10:00:00.000Z'},
    otherLanguages: baseUrl === '/' ? ['/fr/'] : ['/'],
    otherVersions: ['/next/'],
    files: Object.fromEntries(files.map((file) => [file, [file, 1, 1]])),
  };
}

const script = 'assets/js/0011aabb.js';
const ofFormer = 'assets/js/22334455.js';
const pages = ['404.html', 'not-kept/index.html', 'index.html', 'glossary/index.html'];
const english = copyOf('en', '/', [...pages, 'é.svg', script]);
const former = copyOf('former', '/', [...pages, ofFormer]);
const french = copyOf('fr', '/fr/', pages);

/** Requests of a navigation cannot be made by a script. */
const page = (path: string) => ({url: `https://site${path}`, mode: 'navigate'}) as Request;
const file = (path: string) => ({url: `https://site${path}`, mode: 'no-cors'}) as Request;

const read: Sources['read'] = async ({copy, file: name}) => new Response(`${copy.version} ${name}`);
const ask = async (request: Request, fetch: Sources['fetch'], sources: Partial<Sources> = {}) => {
  const response = await answer(request, {copies: [english, former], fetch, read, ...sources});
  return `${response.status} ${response.headers.get('location') ?? (await response.text())}`;
};

const live = async () => new Response('live');
const down = async () => {
  throw new TypeError('Failed to fetch');
};
const inTrouble = async () => new Response('trouble', {status: 502});

describe('with a network, a reader', () => {
  it('reads the live site, and from the copy what never changes', async () => {
    expect(await ask(page('/glossary/'), live)).toBe('200 live');
    expect(await ask(page('/nowhere/'), live)).toBe('200 live');
    expect(await ask(file('/%C3%A9.svg'), live)).toBe('200 live');
    expect(await ask(file(`/${script}`), live)).toBe(`200 en ${script}`);
    expect(await ask(file(`/${ofFormer}`), live)).toBe(`200 former ${ofFormer}`);
    // The browser has taken it back.
    expect(await ask(file(`/${script}`), live, {read: async () => undefined})).toBe('200 live');
  });

  it('reads the copy while the server is in trouble', async () => {
    expect(await ask(page('/glossary/'), inTrouble)).toBe('200 en glossary/index.html');
    expect(await ask(file('/%C3%A9.svg'), inTrouble)).toBe('200 en é.svg');
    expect(await ask(page('/nowhere/'), inTrouble)).toBe('502 trouble');
  });

  it('waits for a slow one no longer than readers do', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answered = ask(page('/glossary/'), () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await answered).toBe('200 en glossary/index.html');
  });
});

describe('without a network', () => {
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
  ])('%s answers %s', async (path, expected) => {
    expect(await ask(page(path), down)).toBe(expected);
  });

  it('the language of the address answers', async () => {
    const both = {copies: [english, french]};
    expect(await ask(page('/fr/nowhere/'), down, both)).toBe('404 fr 404.html');
    expect(await ask(page('/nowhere/'), down, both)).toBe('404 en 404.html');
    const alone = {copies: [french]};
    expect(await ask(page('/nowhere/'), down, alone)).toBe('503 fr not-kept/index.html');
  });

  it('an address leads to the one with a slash, with its query', async () => {
    // Node takes whole addresses alone.
    const redirect = vi
      .spyOn(Response, 'redirect')
      .mockImplementation(
        (to) => new Response(null, {status: 301, headers: {location: String(to)}}),
      );
    expect(await ask(page('/glossary?a=b'), down)).toBe('301 /glossary/?a=b');
    redirect.mockRestore();
  });

  it('what is not kept fails as the network does', async () => {
    expect(await ask(file('/%C3%A9.svg'), down)).toBe('200 en é.svg');
    await expect(ask(file('/data.json'), down)).rejects.toThrow('Failed to fetch');
    await expect(ask(page('/'), down, {copies: []})).rejects.toThrow('Failed to fetch');
  });
});

import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {digestOf} from '../../store/copyManifest';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const fail = () => Promise.reject(new Error('The storage is damaged'));

async function start(caches: object): Promise<void> {
  listeners.clear();
  vi.resetModules();
  vi.stubGlobal('self', {
    registration: {scope: 'https://site/'},
    clients: {matchAll: async () => [{}], claim: async () => undefined},
    addEventListener: (type: string, listen: Listener) => void listeners.set(type, listen),
  });
  vi.stubGlobal('location', {origin: 'https://site'});
  vi.stubGlobal('caches', caches);
  await import('../index');
}

async function get(pathname: string): Promise<string> {
  let response: Promise<Response> | undefined;
  listeners.get('fetch')!({
    request: {url: `https://site${pathname}`, method: 'GET', mode: 'no-cors'},
    respondWith: (promise: Promise<Response>) => void (response = promise),
  });
  return (await response!).text();
}

const file = 'assets/js/0011aabb.js';
const copy = {
  ...{version: 'v', language: 'en', siteBase: '/', baseUrl: '/', keptAt: '2025-06-30'},
  ...{
    otherLanguages: [],
    otherVersions: [],
    files: {[file]: [await digestOf(new TextEncoder().encode('kept')), 4, 4]},
  },
};
const copyCacheOf = (texts: string[]) => ({
  matchAll: async () => texts.map((text) => new Response(text)),
});

beforeEach(() => {
  // On a busy machine, a digest can take longer than the worker waits for the storage.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  vi.stubGlobal('fetch', async () => new Response('live'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('serves the live site if the storage throws', async () => {
  await start({has: fail, open: fail});
  expect(await get('/glossary/')).toBe('live');
});

it('reads the storage again after an error', async () => {
  const has = vi.fn(async () => true).mockImplementationOnce(fail);
  const open = async (name: string) =>
    name.startsWith('offline-copies')
      ? copyCacheOf([JSON.stringify(copy)])
      : {match: async () => new Response('kept')};
  await start({has, open});
  expect(await get(`/${file}`)).toBe('live');
  expect(await get(`/${file}`)).toBe('kept');
});

it('serves the live file if the stored one cannot be read', async () => {
  const open = async (name: string) =>
    name.startsWith('offline-copies') ? copyCacheOf([JSON.stringify(copy)]) : {match: fail};
  await start({has: async () => true, open});
  expect(await get(`/${file}`)).toBe('live');
});

it.each([
  ['truncated', () => new Response('kep')],
  ['changed', () => new Response('kepT')],
  ['unreadable', () => new Response(new ReadableStream({pull: (body) => body.error()}))],
])('serves the live file and deletes the stored one if it is %s', async (_name, damaged) => {
  const remove = vi.fn(async () => true);
  const open = async (name: string) =>
    name.startsWith('offline-copies')
      ? copyCacheOf([JSON.stringify(copy)])
      : {match: async () => damaged(), delete: remove};
  await start({has: async () => true, open});
  expect(await get(`/${file}`)).toBe('live');
  expect(remove).toHaveBeenCalledOnce();
});

it.each(['', 'null', '{}', '{"files":{}}', JSON.stringify({...copy, files: null})])(
  'ignores a damaged copy next to a valid one: %s',
  async (damaged) => {
    const open = async (name: string) =>
      name.startsWith('offline-copies')
        ? copyCacheOf([damaged, JSON.stringify(copy)])
        : {match: async () => new Response('kept')};
    await start({has: async () => true, open});
    expect(await get(`/${file}`)).toBe('kept');
    expect(await get('/glossary/')).toBe('live');
  },
);

import {afterEach, describe, expect, it, vi} from 'vitest';
import {answer, PATIENCE, type Sources} from '../answer';
import {copyOf} from './copies';

const script = 'assets/js/0011aabb.js';
const copies = [
  copyOf('/', ['404.html', 'not-kept/index.html', 'glossary/index.html', 'mark.svg', script]),
];

/** Requests of a navigation cannot be made by a script. */
const page = (path: string) => ({url: `https://site${path}`, mode: 'navigate'}) as Request;
const file = (path: string) => ({url: `https://site${path}`, mode: 'no-cors'}) as Request;

const read: Sources['read'] = async ({file: name}) => new Response(`kept ${name}`);
const ask = async (request: Request, fetch: Sources['fetch'], sources: Partial<Sources> = {}) => {
  const response = await answer(request, {copies, fetch, read, ...sources});
  return `${response.status} ${response.headers.get('location') ?? (await response.text())}`;
};

const live = async () => new Response('live');
const down = async () => {
  throw new TypeError('Failed to fetch');
};
const inTrouble = async () => new Response('trouble', {status: 502});

afterEach(() => vi.useRealTimers());

describe('answer', () => {
  it('reads the live site while there is a network', async () => {
    expect(await ask(page('/glossary/'), live)).toBe('200 live');
    expect(await ask(page('/nowhere/'), live)).toBe('200 live');
    expect(await ask(file('/mark.svg'), live)).toBe('200 live');
  });

  it('takes what never changes from the copy, and fetches what the browser took back', async () => {
    expect(await ask(file(`/${script}`), live)).toBe(`200 kept ${script}`);
    expect(await ask(file(`/${script}`), live, {read: async () => undefined})).toBe('200 live');
  });

  it.each([
    ['a network that is gone', down],
    ['a server in trouble', inTrouble],
  ])('takes the rest from the copy with %s', async (_, fetch) => {
    expect(await ask(page('/glossary/?a=b'), fetch)).toBe('200 kept glossary/index.html');
    expect(await ask(file('/mark.svg'), fetch)).toBe('200 kept mark.svg');
  });

  it('waits for a slow network no longer than a reader does', async () => {
    vi.useFakeTimers();
    const answered = ask(page('/glossary/'), () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await answered).toBe('200 kept glossary/index.html');
  });

  it('says what is not found and what is not kept, without a network alone', async () => {
    expect(await ask(page('/nowhere/'), down)).toBe('404 kept 404.html');
    expect(await ask(page('/fr/'), down)).toBe('503 kept not-kept/index.html');
    expect(await ask(page('/nowhere/'), inTrouble)).toBe('502 trouble');
  });

  it('leads to the address with a slash, with its query', async () => {
    const redirect = vi
      .spyOn(Response, 'redirect')
      .mockImplementation(
        (to) => new Response(null, {status: 301, headers: {location: String(to)}}),
      );
    expect(await ask(page('/glossary?a=b'), down)).toBe('301 /glossary/?a=b');
    redirect.mockRestore();
  });

  it('fails as the network does where nothing is kept', async () => {
    await expect(ask(file('/data.json'), down)).rejects.toThrow('Failed to fetch');
    await expect(ask(page('/'), down, {copies: []})).rejects.toThrow('Failed to fetch');
  });
});

import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {anAsset, cannot, get} from './site';

const examples: [string, () => Promise<string> | string][] = [
  ['a page', () => '/glossary/'],
  ['a French page', () => '/fr/glossary/'],
  ['an asset', anAsset],
];

describe.skipIf(cannot('caching'))('browsers keep', () => {
  it('an asset for ever', async () => {
    const {headers} = await get(await anAsset());
    expect(headers['cache-control']).toMatch(/max-age=31536000,.*immutable/);
  });

  it.each(['/', '/fr/glossary/', '/sitemap.xml', '/not-there/'])(
    '%s, and ask whether it has changed',
    async (address) => {
      const {headers} = await get(address);
      expect(headers['cache-control']).toMatch(/max-age=0|no-cache/);
    },
  );

  it.each(['/img/mark.svg', '/fr/img/mark.svg', '/figures/en/actions-tab-light.svg'])(
    'the picture %s for a day',
    async (address) => {
      const {headers} = await get(address);
      expect(headers['cache-control']).toContain('max-age=86400,');
    },
  );
});

describe.each(
  (['br', 'gzip', 'identity'] as const).filter(
    (encoding) => encoding !== 'br' || !cannot('brotli'),
  ),
)('who takes %s', (encoding) => {
  const decode = {br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body};
  const accepted = {'accept-encoding': encoding};

  it.each(examples)('gets %s so, and others are told', async (_, address) => {
    const asked = await address();
    const {headers, body} = await get(asked, accepted);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers.vary ?? encoding).toMatch(/accept-encoding|identity/i);
    expect(decode[encoding](body).equals((await get(asked)).body)).toBe(true);
  });

  it.skipIf(cannot('caching'))('does not get again what has not changed', async () => {
    const {headers} = await get('/glossary/', accepted);
    const again = await get('/glossary/', {...accepted, 'if-none-match': headers.etag!});
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

it('a picture, which is compressed already, is sent as it is', async () => {
  const {status, headers} = await get('/img/icon-192.png', {'accept-encoding': 'br, gzip'});
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
});

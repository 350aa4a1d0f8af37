import fs from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../support/build';
import {expectFacts} from '../../support/expectFacts';
import {findAsset, cannot as hostLacks, get, getAll, isLive, listItems} from './site';

it.skipIf(hostLacks('caching'))(
  'browsers cache assets for ever and images for a day, and revalidate the rest',
  async () => {
    const pathsByAge = {
      'max-age=31536000': [await findAsset()],
      'max-age=86400': ['/img/mark.svg', '/fr/img/mark.svg', '/figures/en/actions-tab-light.svg'],
      'max-age=0': ['/', '/fr/glossary/', '/sitemap.xml', '/not-there/'],
    };
    for (const [age, paths] of Object.entries(pathsByAge)) {
      expectFacts(await getAll(paths), ({headers}) => {
        const directives = listItems(headers['cache-control']);
        const hasAge =
          directives.includes(age) || (age === 'max-age=0' && directives.includes('no-cache'));
        return {
          directives: [hasAge || directives, true],
          isImmutable: [directives.includes('immutable'), age === 'max-age=31536000'],
        };
      });
    }
  },
);

const decoders = {br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body};
const endings = {br: '.br', gzip: '.gz', identity: ''};
const encodings: [accepted: string, encoding: keyof typeof decoders, isSupported: boolean][] = [
  ['br', 'br', !hostLacks('brotli')],
  ['gzip', 'gzip', true],
  ['identity', 'identity', true],
  ['gzip, deflate, br', 'br', !isLive],
  ['gzip, br;q=0', 'gzip', !isLive],
];

describe.each(encodings.filter(([, , isSupported]) => isSupported))(
  'clients that accept %s',
  (accepted, encoding) => {
    it('get that encoding, precompressed by nginx, with Vary', async () => {
      const nginxOnly = isLive ? [] : ['/', '/search-data/index.json', '/sitemap.xml'];
      const paths = ['/glossary/', '/fr/glossary/', await findAsset(), ...nginxOnly];
      const uncompressed = await getAll(paths, {'accept-encoding': 'identity'});
      const responses = await getAll(paths, {'accept-encoding': accepted});
      expectFacts(responses, ({path, headers, body}) => {
        // Uncompressed responses may omit the header.
        const varies = listItems(headers.vary ?? encoding);
        const expectedBody = uncompressed.find((response) => response.path === path)!.body;
        const file = buildDir + path.replace(/\/$/, '/index.html') + endings[encoding];
        return {
          encoding: [headers['content-encoding'] ?? 'identity', encoding],
          varies: [varies.includes('accept-encoding') || varies.includes('identity'), true],
          isComplete: [decoders[encoding](body).equals(expectedBody), true],
          isFile: [isLive || body.equals(fs.readFileSync(file)), true],
          length: [isLive || Number(headers['content-length']), isLive || body.length],
        };
      });
    });

    it.skipIf(hostLacks('caching'))('get status 304 for an unchanged file', async () => {
      const {headers} = await get('/glossary/', {'accept-encoding': accepted});
      const conditional = {'accept-encoding': accepted, 'if-none-match': headers.etag!};
      const {status, body} = await get('/glossary/', conditional);
      expect([status, body.length]).toEqual([304, 0]);
    });
  },
);

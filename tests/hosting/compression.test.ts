import fs from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildDir, buildHas} from '../support/build';

describe('the compressed files', () => {
  const texts = ['/index.html', '/fr/404.html', '/search-data/index.json', '/sitemap.xml'];
  const assets = fs
    .readdirSync(path.join(buildDir, 'assets/js'))
    .map((name) => `/assets/js/${name}`);
  const scripts = assets.filter((name) => /\/(?:main|runtime).*\.js$/.test(name));

  it.each([...texts, ...scripts])('hold what %s holds', (file) => {
    const content = fs.readFileSync(path.join(buildDir, file));
    const beside = (extension: string) => fs.readFileSync(path.join(buildDir, file + extension));
    expect(brotliDecompressSync(beside('.br')).equals(content)).toBe(true);
    expect(gunzipSync(beside('.gz')).equals(content)).toBe(true);
  });

  it('are none of pictures that are compressed already', () => {
    expect(buildHas('/img/icon-180.png')).toBe(true);
    expect(buildHas('/img/icon-180.png.br')).toBe(false);
  });
});

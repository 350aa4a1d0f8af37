import vm from 'node:vm';
import {expect, it} from 'vitest';
import {notLoadedScript} from '../notLoadedScript';

/** Returns the text of the banner, on a page of a build for a base URL. */
function bannerAt(pathname: string, page: string, base = '/'): string | undefined {
  let text: string | undefined;
  const banner = {style: {}, setAttribute: () => {}, textContent: ''};
  const content = `https://docs.example.com${page}`;
  const dataset = {base, message: `Built for ${base}`, fitting: '; use {baseUrl}'};
  vm.runInNewContext(notLoadedScript, {
    URL,
    location: {pathname},
    window: {},
    document: {
      currentScript: {dataset},
      querySelector: () => ({content}),
      createElement: () => banner,
      body: {prepend: () => (text = banner.textContent)},
    },
    addEventListener: (_type: string, listener: () => void) => listener(),
  });
  return text;
}

it.each([
  ['/manual/', '/'],
  ['/manual/roadmapping/export', '/roadmapping/export/'],
  ['/manual/glossary/index.html', '/glossary/'],
])('suggests /manual/ at %s for the page %s', (pathname, page) => {
  expect(bannerAt(pathname, page)).toBe('Built for /; use /manual/');
});

it('suggests / for a build for a path', () => {
  expect(bannerAt('/fr/search/', '/guide/fr/search/', '/guide/')).toBe('Built for /guide/; use /');
});

it('suggests nothing on the 404 page, or at the base URL of the build', () => {
  expect(bannerAt('/manual/fr/no/such/page/', '/fr/404.html')).toBe('Built for /');
  expect(bannerAt('/glossary/', '/glossary/')).toBe('Built for /');
  expect(bannerAt('/manual/my-glossary/', '/glossary/')).toBe('Built for /');
});

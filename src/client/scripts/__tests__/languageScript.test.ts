import vm from 'node:vm';
import {expect, it} from 'vitest';
import {languageScript} from '../languageScript';

const ORIGIN = 'https://docs.example.com';

/** Runs the script in a 404 page at an address. Returns where it redirects to, or the new address. */
function addressAfter(
  address: string,
  {lang = 'en', base = '/'}: {lang?: string; base?: string} = {},
): string {
  let result = address;
  const location = Object.assign(new URL(ORIGIN + address), {
    replace: (url: string) => (result = `redirect: ${url}`),
  });
  const history = {
    replaceState(_state: unknown, _title: string, url: string) {
      location.href = url;
      result = url.replace(ORIGIN, '');
    },
  };
  const localeConfigs = {
    en: {htmlLang: 'en', baseUrl: base},
    fr: {htmlLang: 'fr', baseUrl: `${base}fr/`},
  };
  const document = {documentElement: {lang}};
  vm.runInNewContext(languageScript(localeConfigs), {location, history, document});
  return result;
}

const asked = (address: string) => `#asked=${encodeURIComponent(address)}`;
const unknown = '/no/such/page/?a=1&b=%C3%A9#there';

it('redirects to the 404 page in the language of the address', () => {
  const french = `/FR${unknown}`;
  expect(addressAfter(french)).toBe(`redirect: /fr/404.html${asked(french)}`);
  const redirect = addressAfter('/guide/x/', {lang: 'fr', base: '/guide/'});
  expect(redirect).toBe(`redirect: /guide/404.html${asked('/guide/x/')}`);
});

it('keeps an address in the language of the page, or on a 404 page', () => {
  for (const address of [unknown, '/frequent/', '/404.html', '/fr/404', '/fr/404.html?a=b']) {
    expect(addressAfter(address)).toBe(address);
  }
  expect(addressAfter(`/fr${unknown}`, {lang: 'fr'})).toBe(`/fr${unknown}`);
});

it('keeps an address if the whole site is under another path', () => {
  expect(addressAfter('/docs/fr/x/', {lang: 'fr'})).toBe('/docs/fr/x/');
});

it('restores the address before the redirect, even on a host without the language', () => {
  expect(addressAfter(`/fr/404.html${asked(unknown)}`)).toBe(unknown);
});

it('ignores other sites and malformed encoding in the hash', () => {
  for (const hash of [
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'https://elsewhere.example/',
  ]) {
    const address = `/404.html${asked(hash)}`;
    expect(addressAfter(address)).toBe(address);
  }
  expect(addressAfter('/404.html#asked=%E0%A4%A')).toBe('/404.html#asked=%E0%A4%A');
});

it('repairs malformed encoding in the path', () => {
  expect(addressAfter('/%E0%A4%A/?q=%#100%')).toBe('/%25E0%25A4%25A/?q=%#100%');
});

import {describe, expect, it} from 'vitest';
import {markdownOf, placeOf} from '../addresses';

const site = {
  name: 'Guide',
  address: 'https://docs.example.com/guide/',
  provider: 'embedded' as const,
  languages: [
    {code: 'en', path: ''},
    {code: 'fr', path: 'fr/'},
  ],
  versions: [],
};

describe('an address', () => {
  it.each([
    ['https://docs.example.com/guide/roadmapping/export/', 'roadmapping/export/', ''],
    ['https://docs.example.com/guide/roadmapping/export/?q=1#csv', 'roadmapping/export/', 'csv'],
    ['https://docs.example.com/guide', '', ''],
    ['http://localhost:3000/guide/fr/', 'fr/', ''],
    ['/guide/roadmapping/export', 'roadmapping/export/', ''],
    ['/fr/roadmapping/export/#%C3%A9t%C3%A9', 'fr/roadmapping/export/', 'été'],
    ['roadmapping/export.md', 'roadmapping/export/', ''],
    ['/fr/index.md', 'fr/', ''],
    ['/2025.6/versions/', '2025.6/versions/', ''],
    ['/', '', ''],
    ['#csv', '', 'csv'],
  ])('%s is of a page', (asked, path, anchor) => {
    expect(placeOf(asked, site, 'http://localhost:3000/guide/')).toEqual({path, anchor});
  });

  it.each([
    'https://evil.example/guide/',
    'https://docs.example.com.evil.example/guide/',
    'https://docs.example.com@evil.example/guide/',
    'https://docs.example.com/other/',
    '//evil.example/guide/',
    '\\\\evil.example\\guide',
    'http://127.0.0.1:22/',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:alert(1)',
    '../../etc/passwd',
    '/guide/../../etc/passwd',
    '..\\..\\etc\\passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/.git/config',
    '/a/%00.md',
    '/a/%E0%A4%A',
    '/a b/',
    '/a//b/',
  ])('%s is refused', (asked) => {
    expect(() => placeOf(asked, site)).toThrow(/no address of Guide|address of no page/);
  });
});

it('the Markdown of a page is beside it, that of a home page in it', () => {
  expect(markdownOf('roadmapping/export/', site)).toBe('roadmapping/export.md');
  expect(markdownOf('fr/', site)).toBe('fr/index.md');
  expect(markdownOf('', site)).toBe('index.md');
});

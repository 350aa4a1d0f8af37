import {expect, it} from 'vitest';
import {metadata} from '../../__tests__/fixture';
import {markdownPath, resolveAddress} from '../addresses';

it.each([
  ['https://docs.example.com/guide/roadmapping/export/?q=1#csv', 'roadmapping/export/', 'csv'],
  ['https://docs.example.com/guide', '', ''],
  ['/guide/roadmapping/export', 'roadmapping/export/', ''],
  ['/guide/fr/roadmapping/export/#%C3%A9t%C3%A9', 'fr/roadmapping/export/', 'été'],
  ['roadmapping/export.md', 'roadmapping/export/', ''],
  ['fr/index.md', 'fr/', ''],
  ['/guide/2025.6/versions/', '2025.6/versions/', ''],
  ['#csv', '', 'csv'],
])('resolves %s', (address, path, anchor) => {
  expect(resolveAddress(address, metadata)).toEqual({path, anchor});
});

it.each([
  'https://docs.example.com.evil.example/guide/',
  'https://docs.example.com@evil.example/guide/',
  ...['https://docs.example.com/other/', '//evil.example/guide/', '\\\\evil.example\\guide'],
  ...['file:///etc/passwd', '../../etc/passwd', '..\\..\\etc\\passwd', '/guide/../../etc/passwd'],
  ...['/%2e%2e/%2e%2e/etc/passwd', '..%2f..%2fetc%2fpasswd', '.git/config'],
  ...['a/%00.md', 'a/%E0%A4%A', 'a b/', 'a//b/'],
])('rejects %s', (address) => {
  expect(() => resolveAddress(address, metadata)).toThrow(
    /not an address of Guide|not the address of a page/,
  );
});

it('returns the path of the Markdown of pages and home pages', () => {
  expect(markdownPath('roadmapping/export/', metadata)).toBe('roadmapping/export.md');
  expect(markdownPath('fr/', metadata)).toBe('fr/index.md');
  expect(markdownPath('', metadata)).toBe('index.md');
});

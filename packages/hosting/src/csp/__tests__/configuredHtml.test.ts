import type {ThemeConfig} from '@docusaurus/theme-common';
import {expect, it} from 'vitest';
import {configuredHtml} from '../configuredHtml';

const separator = {type: 'html', value: '<hr>'};

function htmlOf(config: object): string[] {
  return [...configuredHtml({navbar: {items: []}, ...config} as unknown as ThemeConfig)];
}

it.each<[string, object[], string[]]>([
  ['an item of type html', [separator], ['<hr>']],
  ['a link with HTML instead of a label', [{to: '/', html: '<b>Home</b>'}], ['<b>Home</b>']],
  ['a dropdown', [{html: '<i>More</i>', items: [separator]}], ['<i>More</i>', '<hr>']],
  [
    'a dropdown of languages or versions',
    [
      {
        type: 'localeDropdown',
        dropdownItemsBefore: [{type: 'html', value: '<b>Languages</b>'}],
        dropdownItemsAfter: [separator],
      },
    ],
    ['<b>Languages</b>', '<hr>'],
  ],
  ['labels and other values: none', [{label: '<b>', value: '<i>', to: '/<u>'}], []],
])('navbar: %s', (_name, items, expected) => {
  expect(htmlOf({navbar: {items}})).toEqual(expected);
});

it('announcement, footer links with and without columns, and copyright', () => {
  const link = {html: '<a href="https://example.com/"><img src="/badge.svg"></a>'};
  const announcementBar = {id: 'a', content: '<b>News</b>'};
  const copyright = '&copy; <b>Us</b>';
  const expected = ['<b>News</b>', copyright, link.html];
  expect(htmlOf({announcementBar, footer: {links: [link], copyright}})).toEqual(expected);
  const links = [{title: 'More', items: [{label: 'Home', to: '/'}, link]}];
  expect(htmlOf({announcementBar, footer: {links, copyright}})).toEqual(expected);
});

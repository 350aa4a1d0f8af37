import type {ThemeConfig} from '@docusaurus/theme-common';
import {expect, it} from 'vitest';
import {configuredHtml} from '../configuredHtml';

const html = (value: string) => ({type: 'html', value});
const columns = [{title: 'More', items: [{label: 'Home', to: '/'}, {html: 'link'}]}];

it.each([[columns], [[{html: 'link'}]]])('finds all HTML with the footer links %j', (links) => {
  const config = {
    announcementBar: {id: 'a', content: 'announcement'},
    navbar: {
      items: [
        html('item'),
        {to: '/', html: 'label'},
        {html: 'dropdown', items: [html('entry'), {label: '<b>', value: '<i>', to: '/<u>'}]},
        {
          type: 'localeDropdown',
          dropdownItemsBefore: [html('before')],
          dropdownItemsAfter: [html('after')],
        },
      ],
    },
    footer: {links, copyright: 'copyright'},
  };
  const expected = 'announcement copyright item label dropdown entry before after link';
  expect([...configuredHtml(config as unknown as ThemeConfig)]).toEqual(expected.split(' '));
});

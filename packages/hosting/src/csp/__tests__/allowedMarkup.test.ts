import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {allowedMarkup} from '../allowedMarkup';

const allowedIn = (value: string, swcHtmlMinimizer: boolean, announcementBar?: object) =>
  allowedMarkup(
    {
      siteConfig: {
        // Names of Docusaurus 3.10 and 3.9.
        future: {[swcHtmlMinimizer ? 'faster' : 'experimental_faster']: {swcHtmlMinimizer}},
        themeConfig: {colorMode: {}, navbar: {items: [{type: 'html', value}]}, announcementBar},
      } as unknown as LoadContext['siteConfig'],
      siteStorage: {type: 'localStorage', namespace: ''},
    },
    [],
  );

it.each([
  ['SWC', true, []],
  ['Terser', false, ['color: red;']],
])(
  'allows style attributes of configured HTML, unchanged and minified by %s',
  async (_name, swc, minified) => {
    const {styleAttributes} = await allowedIn(
      '<hr style="margin: 0.3rem 0;"><b style=" color: red ; ">',
      swc,
    );
    expect(styleAttributes).toEqual([
      'display: none;',
      'margin: 0.3rem 0;',
      ' color: red ; ',
      ...minified,
    ]);
  },
);

it('allows the colours of the announcement bar', async () => {
  const bar = {content: '', backgroundColor: '#ffffff', textColor: '#20232a'};
  const {styleAttributes} = await allowedIn('', true, bar);
  expect(styleAttributes).toContain('background-color:#ffffff;color:#20232a');
});

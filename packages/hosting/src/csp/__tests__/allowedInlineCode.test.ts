import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {allowedInlineCode} from '../allowedInlineCode';
import {findBlockedInlineCode} from '../findInlineCode';

const allowedIn = (value: string, swcHtmlMinimizer: boolean) =>
  allowedInlineCode(
    {
      siteConfig: {
        future: {experimental_faster: {swcHtmlMinimizer}},
        themeConfig: {colorMode: {}, navbar: {items: [{type: 'html', value}]}},
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
    expect([...styleAttributes]).toEqual([
      'display: none;',
      'margin: 0.3rem 0;',
      ' color: red ; ',
      ...minified,
    ]);
  },
);

it('rejects event handlers in configured HTML', async () => {
  const html = '<b onclick="run()" style="margin: 0">Bold</b>';
  expect(findBlockedInlineCode(html, await allowedIn(html, true))).toEqual([
    'attribute onclick: run()',
  ]);
});

import fs from 'node:fs';
import {expect, it} from 'vitest';
import {withUsedStyles} from '../usedStyles';

const infima = fs.readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');

/** The styles of a site, with Infima in its layer, whose scripts and own styles are these. */
const purge = ({scripts = [], own = ''}: {scripts?: string[]; own?: string}) =>
  withUsedStyles(`${own}\n@layer docusaurus.infima{${infima}}`, scripts);

it('leaves out the classes that nothing names, and keeps what Markdown makes and other styles', async () => {
  const left = await purge({});
  expect(left).not.toMatch(/\.hero|\.card|\.avatar/);
  expect(left).toMatch(/blockquote/);
  expect(left).toMatch(/^\s*@layer docusaurus\.infima\{/);
  expect(left.length).toBeLessThan(infima.length / 2);
  const other = '.hero { color: red }';
  expect(await withUsedStyles(other, [])).toBe(other);
});

it.each([
  ['e.jsx("header",{className:"hero hero--primary"})', '.hero--primary'],
  ['dangerouslySetInnerHTML:{__html:\'<div class="avatar">\'}', '.avatar'],
  ['className:clsx("badge",`badge--${kind}`)', '.badge--danger'],
  ['className:"badge badge--".concat(kind)', '.badge--danger'],
  ['"navbar--dark":"dark"===style', '.navbar--dark'],
])('keeps what a script names: %s', async (script, selector) => {
  expect(await purge({scripts: [script]})).toContain(selector);
});

it('keeps a variable that another style sheet reads, and drops one that nobody does', async () => {
  const left = await purge({own: 'p { margin: var(--ifm-hero-text-color) }'});
  expect(left).toContain('--ifm-hero-text-color:');
  expect(left).not.toContain('--ifm-avatar-intro-margin');
});

it('drops the value of a variable that the site sets for the whole page, and no other', async () => {
  const own = ':root { --ifm-link-color: red } .x { --ifm-navbar-height: 1rem }';
  const left = await purge({own, scripts: ['"alert"']});
  expect(left).not.toContain('--ifm-link-color: var(--ifm-color-primary)');
  expect(left).toContain('--ifm-link-color: var(--ifm-alert-foreground-color)');
  expect(left).toContain('--ifm-navbar-height: 3.75rem');
});

import postcss from 'postcss';
import {expect, it} from 'vitest';
import {constantsOf} from '../constants';
import {usedInfima} from '../usedInfima';

const infima = '/infima.css';
const css = `
:root {
  --ifm-radius: 4px;
  --ifm-inner: calc(var(--ifm-radius) * 2);
  --ifm-spacing: 1rem;
  --ifm-surface: white;
  --ifm-unread: 1px;
}
.card { border-radius: var(--ifm-inner); background: var(--ifm-surface) }
.hero { padding: var(--ifm-unread) }
.pills, .button { margin: var(--ifm-spacing) }
table { color: red }
`;

const use = (mentioned: string[]) => ({
  infima,
  classes: ['card', 'button'],
  read: mentioned,
  replaced: ['--ifm-surface'],
  constants: constantsOf(postcss.parse(css), new Set(['--ifm-surface', ...mentioned])),
  file: '/use.json',
});

async function process(text: string, from: string, mentioned: string[] = ['--ifm-spacing']) {
  const result = await postcss([usedInfima(use(mentioned))]).process(text, {from});
  return {
    css: result.css.replaceAll(/\s+/g, ' ').trim(),
    dependencies: result.messages.map(({file}) => file as string),
  };
}

it('leaves out rules and selectors of classes that nobody names, and keeps elements', async () => {
  const {css: used} = await process(css, infima);
  expect(used).not.toMatch(/hero|pills/);
  expect(used).toContain('.button { margin: var(--ifm-spacing) }');
  expect(used).toContain('table { color: red }');
});

it('writes constants in place of their names, also those that are made of others', async () => {
  const {css: used} = await process(css, infima);
  expect(used).toContain('border-radius: calc(4px * 2)');
  expect(used).not.toMatch(/--ifm-(?:radius|inner|unread)/);
});

it('keeps a variable that another source sets or mentions', async () => {
  const {css: used} = await process(css, infima, ['--ifm-radius']);
  expect(used).toContain('--ifm-radius: 4px');
  expect(used).toContain('--ifm-inner: calc(var(--ifm-radius) * 2)');
});

it('leaves out a value that the site replaces', async () => {
  const {css: used} = await process(css, infima);
  expect(used).not.toContain('--ifm-surface: white');
  expect(used).toContain('background: var(--ifm-surface)');
});

it('knows the constants in other style sheets, of which it leaves nothing out', async () => {
  const {css: other} = await process('.hero { top: var(--ifm-radius) }', '/theme.css');
  expect(other).toBe('.hero { top: 4px }');
});

it('is done again when what is used changes', async () => {
  const {dependencies} = await process(css, infima);
  expect(dependencies).toContain('/use.json');
});

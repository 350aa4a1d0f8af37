import {expect, it} from 'vitest';
import {classesIn, variablesIn, variablesReadIn, variablesSetIn} from '../names';

it('finds classes in the texts of a script', () => {
  const code = 'clsx("navbar navbar--fixed", \'menu\', `button button--${kind}`); // avatar';
  expect(classesIn('a.js', code)).toEqual([
    'navbar',
    'navbar--fixed',
    'menu',
    'button',
    'button--',
    'kind',
  ]);
});

it('finds classes in the attributes of a page, and not in its words', () => {
  const page = 'A card is no \'hero\'.\n\n<div className="card badge">A pill.</div>';
  expect(classesIn('a.mdx', page)).toEqual(['card', 'badge']);
});

it('tells variables that are read from those that are set', () => {
  const css = 'a{--ifm-a: var(--ifm-b); color: var( --ifm-c, red)}';
  expect(variablesIn(css)).toEqual(['--ifm-a', '--ifm-b', '--ifm-c']);
  expect(variablesReadIn(css)).toEqual(['--ifm-b', '--ifm-c']);
  expect(variablesSetIn(css)).toEqual(['--ifm-a']);
});

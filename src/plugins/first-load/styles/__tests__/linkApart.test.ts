import {expect, it} from 'vitest';
import {withLinks} from '../linkApart';

const sheets = [
  {file: '12.ab.css', classes: ['hits_Ab1-', 'hit_Cd2_']},
  {file: '34.cd.css', classes: ['home_Ef3g']},
];

it.each([
  ['<link rel=stylesheet href=/fr/assets/css/styles.1a.css /><p class=home_Ef3g>'],
  ['<link rel="stylesheet" href="/fr/assets/css/styles.1a.css"><p class="big home_Ef3g">'],
])('links the sheet of a class that the page shows, and no other: %s', (html) => {
  const linked = withLinks(html, sheets);
  expect(linked.match(/[\w.]+\.css/g)).toEqual(['styles.1a.css', '34.cd.css']);
  expect(linked).toContain('/fr/assets/css/34.cd.css');
});

it('leaves a page alone that shows none of them, also one that mentions them', () => {
  const html = '<link rel=stylesheet href=/assets/css/styles.1a.css /><p class=lead>home_Ef3g';
  expect(withLinks(html, sheets)).toBe(html);
});

import {expect, it} from 'vitest';
import {productName} from '../productName';
import {afterStep} from './afterStep';

const options = {locale: 'fr', productName: {written: 'Telescope', shown: 'Horizon'}};
const url = 'https://telescope.example/';

it.each([
  ['text, not ids', '## Voir Telescope {#telescope}', 'Voir Horizon {#telescope}'],
  ['code', '```\ncurl $TELESCOPE_TOKEN\n```', 'curl $HORIZON_TOKEN'],
  [
    'what stands for a picture, in the language of the page',
    '![Écran de Telescope](/telescope.svg "Telescope")',
    'url="/telescope.svg" alt="Écran d’Horizon" title="Horizon"',
  ],
  [
    'texts of components',
    '<Card title="Telescope" to="/Telescope/" />',
    'title="Horizon" to="/Telescope/"',
  ],
  [
    'an address that is shown',
    `[${url}](${url})`,
    'url="https://horizon.example/">https://horizon.example/<',
  ],
  ['no other address', `[Telescope](${url})`, `url="${url}">Horizon<`],
  ['nothing that is no text', '{Telescope}', '>Telescope<'],
  ['a block in its own language', '<p lang="en">de Telescope</p>', 'de Horizon'],
])('the name of the product stands in %s', (_, mdx, expected) => {
  expect(afterStep(productName(options), mdx)).toContain(expected);
});

import {expect, it} from 'vitest';
import {bareAddresses} from '../bareAddresses';
import {afterStep} from './afterStep';

const url = 'https://gitlab.example/';

it.each([
  [url, true],
  ['GitLab', false],
  [`${url}groups`, false],
])('a link to its address with the words %s is marked: %s', (words, isMarked) => {
  const page = afterStep(bareAddresses({locale: 'en'}), `[${words}](${url})`);
  expect(page.includes('className="bare-address"')).toBe(isMarked);
});

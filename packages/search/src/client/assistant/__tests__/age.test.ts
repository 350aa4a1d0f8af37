import {expect, it} from 'vitest';
import {formatAge} from '../age';

it.each([
  [-5, 'now', 'maintenant'],
  [59_999, 'now', 'maintenant'],
  [60_000, '1 minute ago', 'il y a 1 minute'],
  [7_199_999, '1 hour ago', 'il y a 1 heure'],
  [86_400_000, 'yesterday', 'hier'],
  [400 * 86_400_000, '400 days ago', 'il y a 400 jours'],
])('formats an age of %s ms', (ageMs, english, french) => {
  expect([formatAge(ageMs, 'en'), formatAge(ageMs, 'fr')]).toEqual([english, french]);
});

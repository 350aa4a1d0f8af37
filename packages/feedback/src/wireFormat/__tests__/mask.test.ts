import {expect, it} from 'vitest';
import {maskPersonalData} from '../mask';

it.each([
  ['write to claire.martin@example.com, please', 'write to [email], please'],
  ['élodie.noël@société.fr', '[email]'],
  ['call +33 6 12 34 56 78', 'call [number]'],
  ['FR76 3000 6000 0112 3456 7890 189', 'FR[number]'],
  ['(020) 7946-0123', '[number]'],
  ['see https://acme.example/?token=x1 now', 'see [address] now'],
  ['192.168.12.40 refused', '[address] refused'],
  ['key tsk_live_4f9a8b7c6d5e4f3a2b1c', 'key [key]'],
])('masks %s as %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
  expect(maskPersonalData(masked)).toBe(masked);
});

it.each([
  ...['due 2025-06-30', 'le 30/06/2025', 'roadmap 2024-2025', 'version 2025.8'],
  ...['risk 4 x 5, 120 000 euros', 'ACT-203 and M-GEN-01', 'create_or_update_roadmap_items'],
])('keeps %s', (text) => {
  expect(maskPersonalData(text)).toBe(text);
});

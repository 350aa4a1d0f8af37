import {expect, it} from 'vitest';
import {maskPersonalData} from '../mask';

it.each([
  ['write to claire.martin@example.com, please', 'write to [email], please'],
  ['élodie.noël@société.fr', '[email]'],
  ['root@localhost, anne＠example.com.', '[email], [email].'],
  ['“"anne smith"@example.com”, anne@\u200Bexample.com', '“[email]”, [email]'],
  ['localhost:3000/x?token=1 or acme.example:8080?token=x1', '[address] or [address]'],
  ['see https://acme.example/?token=x1 now', 'see [address] now'],
  ['_https://acme.example urlhttps://acme.example', '_[address] [address]'],
  ['at acme.telescope.example/w/7?token=abc', 'at [address]'],
  ['192.168.12.40 refused, _10.0.0.1:80/?token=1', '[address] refused, _[address]'],
  ['from 2001:db8::1 or [::1]:443', 'from [address] or [[address]]:443'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '[address]'],
  ['00:1A:2b:3C:4d:5E, 00-1a-2b-3c-4d-5e', '[address], [address]'],
  ['key tsk_live_4f9a8b7c6d5e4f3a2b1c', 'key [key]'],
  ['wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', '[key]'],
  ['Authorization: Bearer abc123def456', 'Authorization: [key]'],
  ['550e8400-e29b-41d4-a716-446655440000', '[key]'],
  ['npm_abcdefghijklmnop hf_abcdefghijklmnop', '[key] [key]'],
  ['call 06\u200B12\u206034\u00AD56\uFE0F78', 'call [number]'],
  ['\u202Ered\u009B31m\u2066\u0000\t“é”\n', 'red31m\t“é”\n'],
  ['call +33 6 12 34 56 78', 'call [number]'],
  ['FR76 3000 6000 0112 3456 7890 189', 'FR[number]'],
  ['06–12–34–56–78, 06   12   34   56   78', '[number], [number]'],
  ['٠٦١٢٣٤٥٦٧٨ or ０６１２３４５６７８', '[number] or [number]'],
  ['612 345 678 or 06.12.34.56.78', '[number] or [number]'],
])('masks %s as %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
  expect(maskPersonalData(masked)).toBe(masked);
});

it.each([
  ...['due 2025-06-30', 'le 30/06/2025', 'roadmap 2024-2025', 'version 2025.8'],
  ...['2025-06-30 10:22:33', 'from 01/06/2025 - 30/06/2025', '1.2.2025 - 3.4.2026'],
  ...['risk 4 x 5, 120 000 euros', 'ACT-203 and M-GEN-01', 'create_or_update_roadmap_items'],
  ...['1 200 000 €', '1 234 567 €', '100 000 000 – 200 000 000', '1.250.000'],
  ...['plan-de-charge-2025-version-finale', 'ISO27001-compliant-process', 'std::vector a::b'],
  ...['ports 80/443/8080', 'npm_config_registry', 'in export.csv?', 'localhost: no'],
  ...['at 10:30:45', 'and/or, 24h/24', 'the bearer authentication', 'see @ the list', 'done.Then'],
])('keeps %s', (text) => {
  expect(maskPersonalData(text)).toBe(text);
});

const repeated =
  'a|1|1a|1 |a.|ab.cd|a:|:|1::|a@|A1/|ab-|eyJ|1 000 |192.|00:|"|"a|SG.|localhost|x://|bearer |a_live_|2024-|( |１ ';

it.each(repeated.split('|'))(
  'masks a long text of %j in linear time',
  (text) => {
    // In quadratic time, each would take minutes.
    expect(typeof maskPersonalData(`${text.repeat(200_000)}!`)).toBe('string');
  },
  10_000,
);

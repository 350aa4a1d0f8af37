import fs from 'node:fs';
import {expect, it} from 'vitest';
import {defaultLocale, locales} from '../../../src/config/locales';

it('Netlify answers in the language of what is not there', () => {
  const text = fs.readFileSync('netlify.toml', 'utf8');
  for (const locale of locales.filter((other) => other !== defaultLocale)) {
    expect(text).toContain(`from = "/${locale}/*"\n  to = "/${locale}/404.html"\n  status = 404`);
  }
});

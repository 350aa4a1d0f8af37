import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import messages from '../messages.json';

const pages = {
  en: 'docs/troubleshooting.mdx',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current/troubleshooting.mdx',
};

describe.each(Object.entries(pages))('the tables of codes in %s', (_, page) => {
  it('have each message once, in the order of the messages', () => {
    const rows = [...fs.readFileSync(page, 'utf8').matchAll(/^\| `([A-Z]+-[A-Z\d-]+)` \|/gm)];
    const byCode = (start: string) =>
      Object.keys(messages).filter((code) => code.startsWith(start));
    expect(rows.map(([, code]) => code)).toEqual([...byCode('M-'), ...byCode('LIFT-')]);
  });
});

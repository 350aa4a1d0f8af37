import fs from 'node:fs';
import {expect, it} from 'vitest';
import messages from '../messages.json';

it.each(['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'])(
  'the tables of codes in %s list each message once, in the order of messages.json',
  (folder) => {
    const page = fs.readFileSync(`${folder}/troubleshooting.mdx`, 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z]+-[A-Z\d-]+)` \|/gm)].map(([, code]) => code);
    const isProductCode = (code: string) => code.startsWith('M-');
    const codes = Object.keys(messages).filter((code) => /^(M|LIFT)-/.test(code));
    expect(rows).toEqual([
      ...codes.filter(isProductCode),
      ...codes.filter((code) => !isProductCode(code)),
    ]);
  },
);

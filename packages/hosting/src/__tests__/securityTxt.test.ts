import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {renderSecurityTxt} from '../securityTxt';

it('renders the fields of RFC 9116, with the languages of the site', () => {
  const context = {
    siteConfig: {url: 'https://docs.example.com'},
    i18n: {locales: ['en', 'fr']},
  } as LoadContext;
  const values = {contact: 'mailto:security@example.com', expires: '2027-06-30'};
  expect(renderSecurityTxt(values, context)).toBe(`Contact: mailto:security@example.com
Expires: 2027-06-30T00:00:00Z
Preferred-Languages: en, fr
Canonical: https://docs.example.com/.well-known/security.txt
`);
});

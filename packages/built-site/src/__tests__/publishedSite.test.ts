import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {publishedSite} from '../publishedSite';

const versionsOf = (baseUrl: string) => [
  {name: 'current', label: 'Next', path: `${baseUrl}next/`, isLast: false},
  {name: '2025.7', label: '2025.7', path: baseUrl, isLast: true},
];

function publishedOf(baseUrl: string, currentLocale: string, versions = versionsOf(baseUrl)) {
  const context = {
    baseUrl,
    siteConfig: {title: 'Guide', url: 'https://docs.example.com'},
    i18n: {
      currentLocale,
      defaultLocale: 'en',
      locales: ['fr', 'en'],
      localeConfigs: {en: {baseUrl: '/guide/'}, fr: {baseUrl: '/guide/fr/'}},
    },
  } as unknown as LoadContext;
  return publishedSite(context, {provider: 'embedded', release: '2025.8'}, versions);
}

it('returns the same metadata for each locale, and a single locale if built alone', () => {
  const published = {
    name: 'Guide',
    address: 'https://docs.example.com/guide/',
    provider: 'embedded',
    languages: [
      {code: 'en', path: ''},
      {code: 'fr', path: 'fr/'},
    ],
    versions: [
      {name: 'current', label: 'Next', path: 'next/'},
      {name: '2025.7', label: '2025.7', path: ''},
    ],
  };
  expect(publishedOf('/guide/', 'en')).toEqual(published);
  expect(publishedOf('/guide/fr/', 'fr')).toEqual(published);
  // A locale built alone is at the root.
  const alone = {...published, languages: [{code: 'fr', path: ''}]};
  expect(publishedOf('/guide/', 'fr')).toEqual(alone);
});

it('labels the current version with its release if it is at the root', () => {
  const version = {name: 'current', label: 'Next', path: '/guide/', isLast: true};
  expect(publishedOf('/guide/', 'en', [version]).versions).toEqual([
    {name: 'current', label: '2025.8', path: ''},
  ]);
});

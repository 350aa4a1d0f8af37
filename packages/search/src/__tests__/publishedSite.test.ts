import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {publishedSite} from '../publishedSite';

/** As Docusaurus loads a site under a path, in one of its languages. */
function contextOf(baseUrl: string, currentLocale: string): LoadContext {
  return {
    baseUrl,
    siteConfig: {title: 'Guide', url: 'https://docs.example.com'},
    i18n: {
      currentLocale,
      defaultLocale: 'en',
      locales: ['fr', 'en'],
      localeConfigs: {en: {baseUrl: '/guide/'}, fr: {baseUrl: '/guide/fr/'}},
    },
  } as unknown as LoadContext;
}

const versions = (base: string) => [
  {versionName: 'current', label: 'Next', path: `${base}next`, isLast: false},
  {versionName: '2025.8', label: '2025.8', path: base, isLast: true},
];

describe('what a site publishes of itself', () => {
  it('has its languages, the default one first, and its versions with their indexes', () => {
    expect(publishedSite(contextOf('/guide/', 'en'), 'embedded', versions('/guide/'))).toEqual({
      name: 'Guide',
      address: 'https://docs.example.com/guide/',
      provider: 'embedded',
      languages: [
        {code: 'en', path: ''},
        {code: 'fr', path: 'fr/'},
      ],
      versions: [
        {name: 'current', label: 'Next', path: 'next/', index: 'index-current.json'},
        {name: '2025.8', label: '2025.8', path: '', index: 'index.json'},
      ],
    });
  });

  it('is the same in the build of another language', () => {
    expect(publishedSite(contextOf('/guide/fr/', 'fr'), 'hosted', versions('/guide/fr/'))).toEqual({
      ...publishedSite(contextOf('/guide/', 'en'), 'hosted', versions('/guide/')),
    });
  });

  it('has the root for a language that is built alone', () => {
    const {address, languages} = publishedSite(
      contextOf('/guide/', 'fr'),
      'embedded',
      versions('/guide/'),
    );
    expect(address).toBe('https://docs.example.com/guide/');
    expect(languages).toEqual([{code: 'fr', path: ''}]);
  });
});

import {describe, expect, it} from 'vitest';
import {findOtherLocale} from '../otherLocale';

const localeConfigs = {en: {baseUrl: '/'}, fr: {baseUrl: '/fr/'}} as never;

describe('findOtherLocale', () => {
  it.each([
    ['en', '/fr/', 'fr'],
    ['en', '/fr', 'fr'],
    ['en', '/fr/glossary/', 'fr'],
    ['en', '/FR/glossary/', 'fr'],
    ['en', '/', undefined],
    ['en', '/frequent/', undefined],
    ['fr', '/glossary/', 'en'],
    ['fr', '/', 'en'],
    ['fr', '/fr/glossary/', undefined],
  ])('serving %s, %s belongs to %s', (currentLocale, pathname, expected) => {
    expect(findOtherLocale(pathname, {currentLocale, localeConfigs})).toBe(expected);
  });

  it('finds none for a path outside the site', () => {
    const below = {en: {baseUrl: '/docs/'}, fr: {baseUrl: '/docs/fr/'}} as never;
    const at = (path: string) => findOtherLocale(path, {currentLocale: 'en', localeConfigs: below});
    expect(at('/docs/fr/glossary/')).toBe('fr');
    expect(at('/fr/glossary/')).toBeUndefined();
  });

  it('finds none where every language is built for a place of its own', () => {
    const apart = {en: {baseUrl: '/'}, fr: {baseUrl: '/'}} as never;
    expect(
      findOtherLocale('/glossary/', {currentLocale: 'fr', localeConfigs: apart}),
    ).toBeUndefined();
  });
});

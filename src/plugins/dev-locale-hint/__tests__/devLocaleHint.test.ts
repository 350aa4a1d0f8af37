import {describe, expect, it} from 'vitest';
import {renderHintPage} from '../hintPage';
import {findOtherLocale} from '../otherLocale';

const localeConfigs = {en: {baseUrl: '/'}, fr: {baseUrl: '/fr/'}} as never;

describe('findOtherLocale', () => {
  it.each([
    ['en', '/fr/', 'fr'],
    ['en', '/fr', 'fr'],
    ['en', '/fr/glossary/', 'fr'],
    ['en', '/', undefined],
    ['en', '/frequent/', undefined],
    ['fr', '/glossary/', 'en'],
    ['fr', '/', 'en'],
    ['fr', '/fr/glossary/', undefined],
  ])('serving %s, %s belongs to %s', (currentLocale, pathname, expected) => {
    expect(findOtherLocale(pathname, {currentLocale, localeConfigs})).toBe(expected);
  });
});

describe('renderHintPage', () => {
  it('names the command and the address, and lets no markup of the address through', () => {
    const page = renderHintPage({
      label: 'Français',
      command: 'npm run start:fr',
      address: 'http://localhost:3001/fr/"><script>',
    });
    expect(page).toContain('<code>npm run start:fr</code>');
    expect(page).toContain('href="http://localhost:3001/fr/&quot;&gt;&lt;script&gt;"');
  });
});

import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from './locales';

/**
 * Tells a link of the navbar or the footer its language, where that is not the one of the site:
 * the theme shows the words of the configuration when its file of messages lacks them.
 *
 * @returns from the key of a message, such as `item.label.Sign In`, the attributes of the link
 */
export function themeWords(locale: Locale, part: 'navbar' | 'footer') {
  const file = path.resolve(
    __dirname,
    `../../i18n/${locale}/docusaurus-theme-classic/${part}.json`,
  );
  const messages = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as object) : {};
  return (key: string): {lang?: string} =>
    locale === defaultLocale || key in messages ? {} : {lang: defaultLocale};
}

import {typeset} from '@guide/content';
import {baseUrlOf, inLanguage, type Locale} from './locales';
import type {Settings} from './settings';
import {textWithLinksToHtml} from './textWithLinks';

/** Returns the announcement for the theme, in English if not translated. */
export function announcementIn(locale: Locale, {announcement, basePath}: Settings) {
  if (!announcement) {
    return undefined;
  }
  const {text, ...bar} = announcement;
  const {value, lang} = inLanguage(text, locale);
  const baseUrl = basePath.slice(0, -1) + baseUrlOf(locale);
  const content = textWithLinksToHtml(typeset(value, lang), baseUrl);
  return {...bar, content: `<span lang="${lang}">${content}</span>`};
}

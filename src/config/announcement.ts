import {typeset} from '@guide/content';
import {baseUrlOf, inLanguage, type Locale} from './locales';
import type {Settings} from './settings';
import {textWithLinksToHtml} from './textWithLinks';

/** Returns id and HTML, in English if not translated. */
export function announcementIn(
  locale: Locale,
  {announcement, basePath}: Settings,
): {id: string; content: string} | undefined {
  if (!announcement) {
    return undefined;
  }
  const {value, lang} = inLanguage(announcement.text, locale);
  const baseUrl = basePath.slice(0, -1) + baseUrlOf(locale);
  const content = textWithLinksToHtml(typeset(value, lang), baseUrl);
  return {id: announcement.id, content: `<span lang="${lang}">${content}</span>`};
}

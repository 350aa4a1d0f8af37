import {typeset} from '@guide/content';
import {escapeHtml} from '@guide/built-site/escapeHtml';
import {parseTextWithLinks} from './textWithLinks';
import {baseUrlOf, inLanguage, type Locale} from './locales';
import type {Settings} from './settings';

/** Returns id and HTML, in English if not translated. */
export function announcementIn(
  locale: Locale,
  {announcement, basePath}: Pick<Settings, 'announcement' | 'basePath'>,
): {id: string; content: string} | undefined {
  if (!announcement) {
    return undefined;
  }
  const {value, lang} = inLanguage(announcement.text, locale);
  const home = basePath.slice(0, -1) + baseUrlOf(locale);
  const content = parseTextWithLinks(typeset(value, lang))
    .map((part) =>
      typeof part === 'string'
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part.href.replace(/^\//, home))}">${escapeHtml(part.label)}</a>`,
    )
    .join('');
  return {id: announcement.id, content: `<span lang="${lang}">${content}</span>`};
}

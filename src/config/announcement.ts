import {escapeHtml} from '@guide/built-site/escapeHtml';
import {typeset} from '@guide/content';
import {baseUrlOf, inLanguage, type Locale, type Localized} from './locales';

interface Announcement {
  /** A new id shows the announcement again to readers who closed the last one. */
  id: string;
  /** Other languages show the English text. */
  text: Localized<string>;
  /** Path of a page, such as `/versions/`, or URL of another site. */
  link?: string;
  isCloseable?: boolean;
  /** The same in light and dark mode. The contrast must be at least 4.5 to 1. */
  backgroundColor?: string;
  textColor?: string;
}

/** Above every page. `undefined` for none. */
const announcement: Announcement | undefined = {
  id: 'removals-2026',
  text: {
    en: 'Classic screens end 31 March 2026, POST 30 June',
    fr: 'Anciens écrans : fin le 31 mars 2026, POST le 30 juin',
  },
  link: '/versions/#planned-removals',
};

/** Returns the announcement for the theme. */
export function announcementIn(locale: Locale, basePath: string) {
  if (!announcement) {
    return undefined;
  }
  const {text, link, ...bar} = announcement;
  const {value, lang} = inLanguage(text, locale);
  const words = escapeHtml(typeset(value, lang));
  const href = link?.replace(/^\//, () => basePath.slice(0, -1) + baseUrlOf(locale));
  const content = href ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
  return {...bar, content: `<span lang="${lang}">${content}</span>`};
}

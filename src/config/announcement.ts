import {typeset} from '@guide/content';
import {parseTextWithLinks} from '../lib/textWithLinks';
import type {Announcement} from '../plugins/announcement';
import {inLanguage, type Locale} from './locales';
import type {Settings} from './settings';

/** The owner's announcement in a language of the site; in English where it has none. */
export function announcementIn(
  locale: Locale,
  {announcement}: Pick<Settings, 'announcement'>,
): Announcement | undefined {
  if (!announcement) {
    return undefined;
  }
  const {value, lang} = inLanguage(announcement.text, locale);
  return {id: announcement.id, lang, parts: parseTextWithLinks(typeset(value, lang))};
}

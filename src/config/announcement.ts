import {withFrenchSpaces} from '@guide/content';
import {parseTextWithLinks} from '../lib/textWithLinks';
import type {Announcement} from '../plugins/announcement';
import type {Locale} from './locales';
import type {Settings} from './settings';

/** The owner's announcement in a language of the site. */
export function announcementIn(
  locale: Locale,
  {announcement}: Pick<Settings, 'announcement'>,
): Announcement | undefined {
  if (!announcement) {
    return undefined;
  }
  const {id, text} = announcement;
  const typed = text[locale];
  return {id, parts: parseTextWithLinks(locale === 'fr' ? withFrenchSpaces(typed) : typed)};
}

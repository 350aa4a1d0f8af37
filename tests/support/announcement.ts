import type {Locator, Page} from '@playwright/test';
import type {Locale} from './contract';

/** Names of the announcement bar and of its button. */
export const barWords = {
  en: {bar: 'Announcement', close: 'Close the announcement'},
  fr: {bar: 'Annonce', close: 'Fermer l’annonce'},
} satisfies Record<Locale, Record<string, string>>;

/** The announcement bar, in a language. */
export function announcementBar(page: Page, locale: Locale): Locator {
  return page.getByRole('region', {name: barWords[locale].bar, exact: true});
}

/** Closes the announcement. */
export async function closeAnnouncement(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', {name: barWords[locale].close}).click();
}

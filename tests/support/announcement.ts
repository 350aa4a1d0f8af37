import type {Locator, Page} from '@playwright/test';
import type {Locale} from './contract';

/** The announcement bar. */
export function announcementBar(page: Page): Locator {
  return page.getByRole('banner');
}

/** The button that closes it. */
export function closeButton(page: Page, locale: Locale = 'en'): Locator {
  return page.getByRole('button', {
    name: {en: 'Close the announcement', fr: 'Fermer l’annonce'}[locale],
  });
}

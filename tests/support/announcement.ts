import type {Locator, Page} from '@playwright/test';
import type {Locale} from './contract';

const names = {
  en: {bar: 'Announcement', button: 'Close the announcement'},
  fr: {bar: 'Annonce', button: 'Fermer l’annonce'},
} satisfies Record<Locale, object>;

export function announcementBar(page: Page, locale: Locale = 'en'): Locator {
  return page.getByRole('region', {name: names[locale].bar, exact: true});
}

export function closeButton(page: Page, locale: Locale = 'en'): Locator {
  return page.getByRole('button', {name: names[locale].button});
}

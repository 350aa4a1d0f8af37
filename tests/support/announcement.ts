import type {Locator, Page} from '@playwright/test';
import type {Locale} from './contract';

const names = {en: 'Announcement', fr: 'Annonce'} satisfies Record<Locale, string>;

export function announcementBar(page: Page, locale: Locale = 'en'): Locator {
  return page.getByRole('region', {name: names[locale], exact: true});
}

export const closeButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'Close the announcement'});

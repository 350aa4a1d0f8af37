import type {Locator, Page} from '@playwright/test';

export const announcementBar = (page: Page): Locator => page.getByRole('banner');

export const closeButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'Close the announcement'});

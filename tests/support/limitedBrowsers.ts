import type {Page} from '@playwright/test';

/** Removes recent browser APIs, and makes storage writes fail. */
export async function useOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const removedApis: [object, string[]][] = [
      [
        window,
        ['IntersectionObserver', 'requestIdleCallback', 'scheduler', 'caches', 'visualViewport'],
      ],
      [Navigator.prototype, ['connection']],
      [HTMLElement.prototype, ['popover', 'togglePopover']],
      [Intl, ['Segmenter']],
    ];
    for (const [owner, names] of removedApis) {
      names.forEach((name) => Reflect.deleteProperty(owner, name));
    }
    CSS.supports = () => false;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

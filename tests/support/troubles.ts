import type {BrowserContext} from '@playwright/test';

/** Collects uncaught errors, unhandled rejections and console errors of all pages. */
export function collectTroubles(context: BrowserContext): string[] {
  const troubles: string[] = [];
  context.on('weberror', (thrown) => troubles.push(String(thrown.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') {
      troubles.push(message.text());
    }
  });
  return troubles;
}

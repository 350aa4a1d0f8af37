import type {BrowserContext} from '@playwright/test';

/**
 * Gathers what goes wrong in all pages of a context: errors that nobody catches,
 * refused promises among them, and what is written to the console as an error.
 */
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

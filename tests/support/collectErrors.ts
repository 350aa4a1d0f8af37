import type {BrowserContext} from '@playwright/test';

/** Collects uncaught errors, unhandled rejections and console errors. */
export function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (thrown) => errors.push(String(thrown.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  return errors;
}

import type {Page, Route} from '@playwright/test';

/** A promise that resolves on `release`. */
export function hold(): {held: Promise<void>; release: () => void} {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return {held, release};
}

/** Delays requests until the returned function is called. */
export async function delayFiles(
  page: Page,
  files: string | RegExp,
  finish = (route: Route) => route.continue(),
): Promise<() => void> {
  const {held, release} = hold();
  await page.route(files, async (route) => {
    await held;
    await finish(route);
  });
  return release;
}

export const delayScripts = (page: Page) => delayFiles(page, '**/*.js');

import type {Page, Route} from '@playwright/test';

/** Like `Promise.withResolvers`, which Node.js 20 lacks. */
export function deferred(): {promise: Promise<void>; resolve: () => void} {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return {promise, resolve};
}

/** Delays requests for files until the returned function is called. */
export async function delayFiles(
  page: Page,
  files: string | RegExp,
  finish = (route: Route) => route.continue(),
): Promise<() => void> {
  const {promise: released, resolve: release} = deferred();
  await page.route(files, async (route) => {
    await released;
    await finish(route);
  });
  return release;
}

export const delayScripts = (page: Page) => delayFiles(page, /\.js$/);

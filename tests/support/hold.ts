import type {Page, Route} from '@playwright/test';

/** Something that waits until it is released, in place of a time: the answer of a server, a file. */
export function hold(): {held: Promise<void>; release: () => void} {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return {held, release};
}

/** Holds back files of the next page, as a slow line does, until what it gives is called. */
export async function holdFiles(
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

/** Holds back the scripts of the next page. */
export const holdScripts = (page: Page) => holdFiles(page, '**/*.js');

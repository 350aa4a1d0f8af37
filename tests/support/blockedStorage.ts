import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {test as base} from '@playwright/test';

/** Chromium's own setting that keeps every site from storing anything: `localStorage` then throws. */
const preferences = {profile: {default_content_setting_values: {cookies: 2}}};

/** A `test` whose pages stand in a browser with storage blocked. */
export const testWithBlockedStorage = base.extend({
  context: async ({playwright, launchOptions, baseURL, viewport, hasTouch, isMobile}, use) => {
    const profile = await fs.mkdtemp(path.join(os.tmpdir(), 'blocked-storage-'));
    await fs.mkdir(path.join(profile, 'Default'));
    await fs.writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
    });
    await use(context);
    await context.close();
    await fs.rm(profile, {recursive: true, force: true});
  },
});

import {chromium, type Browser} from '@playwright/test';
import {chromiumPath} from '../chromium';

/** Starts the Chromium that the tests use. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--disable-background-networking'],
  });
}

import {existsSync} from 'node:fs';
import {run} from './run.mjs';

/**
 * Makes sure that there is a Chromium for the browser tests: the system's, else
 * Debian's package where this user may install one, else Playwright's download.
 */
export async function installChromium() {
  if (existsSync('/usr/bin/chromium')) {
    return run(['/usr/bin/chromium', '--version']);
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const debian = {DEBIAN_FRONTEND: 'noninteractive'};
    return (
      (await run(['apt-get', 'update', '-qq'], debian)) &&
      run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], debian)
    );
  }
  return run(['npx', 'playwright', 'install', 'chromium']);
}

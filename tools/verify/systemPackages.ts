import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {findChromium, firefoxPath} from '../site/systemBrowsers';
import {runNpm} from './runNpm';

/** Debian's packages that the tests need, by a file of each. */
const packages = {
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  [firefoxPath ?? '/usr/bin/firefox-esr']: 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  // WebKit has no mode without a window: it opens one in a display that nobody sees.
  '/usr/bin/Xvfb': 'xvfb',
  // The samples of the API run as readers run them.
  '/usr/bin/bash': 'bash',
  '/usr/bin/curl': 'curl',
  '/usr/bin/jq': 'jq',
  '/usr/bin/python3': 'python3',
  '/usr/lib/python3/dist-packages/requests/__init__.py': 'python3-requests',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
};

const missingPackages = () =>
  Object.entries(packages)
    .filter(([file]) => !fs.existsSync(file))
    .map(([, name]) => name);

/**
 * Makes sure that there are the browsers, the nginx and the languages of the tests: the system's, else
 * Debian's packages where this user may install them. Of Chromium Playwright has a download.
 *
 * @throws with the names of those that are missing and cannot be installed
 */
export async function requireSystemPackages(): Promise<void> {
  if (
    missingPackages().length > 0 &&
    fs.existsSync('/usr/bin/apt-get') &&
    process.getuid?.() === 0
  ) {
    installByApt(missingPackages());
  }
  const missing = missingPackages().filter((name) => name !== 'chromium-headless-shell');
  if (missing.length > 0) {
    throw new Error(
      `The tests need packages that are missing. Install them, and run the tests again:\n` +
        `sudo apt-get install ${missing.join(' ')}`,
    );
  }
  if (!findChromium() && !fs.existsSync(chromium.executablePath())) {
    const {ok} = await runNpm(['exec', '--', 'playwright', 'install', '--only-shell', 'chromium']);
    if (!ok) {
      throw new Error('The tests need Chromium. Install it, and run the tests again.');
    }
  }
}

/** Another program may be installing: it is waited for. */
function installByApt(names: string[]): void {
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=600', ...args], {
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...names);
}

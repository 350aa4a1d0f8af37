import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {chromiumPath} from '../site/chromium';
import {firefoxPath} from '../site/firefox';
import {runNpm} from './runNpm';

/** Debian's packages that the tests need, by a file of each. */
const packages = {
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  [firefoxPath ?? '/usr/bin/firefox-esr']: 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  // WebKit has no mode without a window: it opens one in a display that nobody sees.
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/xauth': 'xauth',
  // The samples of the API run as readers run them.
  '/usr/bin/bash': 'bash',
  '/usr/bin/curl': 'curl',
  '/usr/bin/jq': 'jq',
  '/usr/bin/python3': 'python3',
  '/usr/lib/python3/dist-packages/requests/__init__.py': 'python3-requests',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
};

/**
 * Makes sure that there are the browsers, the nginx and the languages of the tests: the system's, else Debian's
 * packages where this user may install them. There is a download of Chromium, and none of the rest.
 */
export async function installSystemPackages(): Promise<void> {
  const missing = Object.entries(packages)
    .filter(([file]) => !fs.existsSync(file))
    .map(([, name]) => name);
  if (missing.length === 0 || installByApt(missing)) {
    return;
  }
  const others = missing.filter((name) => !name.startsWith('chromium'));
  if (others.length > 0) {
    console.error(`Tests will fail without: sudo apt-get install ${others.join(' ')}`);
  }
  if (!chromiumPath) {
    await runNpm(['exec', '--', 'playwright', 'install', '--only-shell', 'chromium']);
  }
}

/** @returns whether the packages are installed now */
function installByApt(names: string[]): boolean {
  if (!fs.existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    return false;
  }
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...names);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

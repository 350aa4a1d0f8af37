import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {runNpm} from '../runNpm';
import {findChromium, firefoxPath} from '../site/systemBrowsers';

/** Debian packages by a file that they install. */
const packages = {
  [firefoxPath ?? '/usr/bin/firefox-esr']: 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  // WebKit has no headless mode, so it runs in a virtual display.
  '/usr/bin/Xvfb': 'xvfb',
  // To run the API samples.
  '/usr/bin/bash': 'bash',
  '/usr/bin/curl': 'curl',
  '/usr/bin/jq': 'jq',
  '/usr/bin/python3': 'python3',
  '/usr/lib/python3/dist-packages/requests/__init__.py': 'python3-requests',
  // For the certificate of the fake Algolia.
  '/usr/bin/openssl': 'openssl',
  // For the Nu HTML checker.
  '/usr/bin/java': 'default-jre-headless',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
};

const missingPackages = () =>
  Object.entries(packages)
    .filter(([file]) => !fs.existsSync(file))
    .map(([, name]) => name);

/** Installs missing packages if run as root, or on GitHub. @throws with those that can't be installed */
export async function requireSystemPackages(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  // Ubuntu has no package of the headless shell.
  const debianChromium = isRoot && !findChromium() ? ['chromium-headless-shell'] : [];
  const wanted = [...missingPackages(), ...debianChromium];
  const canInstall = isRoot || process.env.GITHUB_ACTIONS;
  if (wanted.length > 0 && canInstall && fs.existsSync('/usr/bin/apt-get')) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...wanted);
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new Error(
      `The tests need packages that are missing. Install them, and run the tests again:\n` +
        `sudo apt-get install ${missing.join(' ')}`,
    );
  }
  // Instead of Debian's Chromium, Playwright's can be used.
  if (!findChromium() && !fs.existsSync(chromium.executablePath())) {
    const {ok} = await runNpm(['exec', '--', 'playwright', 'install', '--only-shell', 'chromium']);
    if (!ok) {
      throw new Error(
        'The tests need Chromium, and its download failed. Install it and run the tests again.',
      );
    }
  }
}

function aptGet(...args: string[]): void {
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive'];
  const [program = '', ...rest] = process.getuid?.() === 0 ? env : ['sudo', ...env];
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=600'];
  execFileSync(program, [...rest, 'apt-get', ...options, ...args], {stdio: 'inherit'});
}

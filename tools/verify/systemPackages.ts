import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {chromiumPath} from '../site/chromium';
import {runNpm} from './runNpm';

/** Debian's packages that the tests need, by a file of each. */
const packages = {
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
};

/**
 * Makes sure that there is a Chromium for the browser tests and nginx for those of hosting: the
 * system's, else Debian's packages where this user may install them. There is a download of
 * Chromium, and none of nginx.
 */
export async function installSystemPackages(): Promise<void> {
  const missing = Object.entries(packages)
    .filter(([file]) => !fs.existsSync(file))
    .map(([, name]) => name);
  if (missing.length === 0 || installByApt(missing)) {
    return;
  }
  const servers = missing.filter((name) => !name.startsWith('chromium'));
  if (servers.length > 0) {
    console.error(`Tests will fail without: sudo apt-get install ${servers.join(' ')}`);
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

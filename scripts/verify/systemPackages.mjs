import {existsSync} from 'node:fs';
import {run} from '../run.mjs';

/** Debian's packages that the tests need, by a file of each. */
const packages = {
  '/usr/bin/chromium': 'chromium',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  '/usr/bin/wrk': 'wrk',
};

/**
 * Makes sure that there is a Chromium for the browser tests, nginx for those of
 * hosting and wrk for its benchmark: the system's, else Debian's packages where
 * this user may install them. There is a download of Chromium, and none of the others.
 */
export async function installSystemPackages() {
  const missing = Object.entries(packages)
    .filter(([file]) => !existsSync(file))
    .map(([, name]) => name);
  if (missing.length === 0) {
    return (await run(['/usr/bin/chromium', '--version'])) && run(['/usr/sbin/nginx', '-v']);
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const debian = {DEBIAN_FRONTEND: 'noninteractive'};
    return (
      (await run(['apt-get', 'update', '-qq'], debian)) &&
      run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing], debian)
    );
  }
  const others = missing.filter((name) => name !== 'chromium');
  if (others.length > 0) {
    console.error(`Tests will fail without: sudo apt-get install ${others.join(' ')}`);
  }
  return others.length === missing.length || run(['npx', 'playwright', 'install', 'chromium']);
}

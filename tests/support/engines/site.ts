import {builtHeaders} from '../policy';
import {startStaticServer, type StaticServer} from '../../../tools/site/staticServer';

/** The built site for one test. Its own port gives it empty storage. */
export interface Site extends StaticServer {
  /** Files that wait for `release`. */
  isDelayed: (pathname: string) => boolean;
  release: () => void;
  /** Reported errors, warnings and policy violations. */
  errors(): string[];
}

const initScriptPath = '/early.js';
const errorsPath = '/browser-errors/';

export const isScript = (pathname: string) =>
  pathname.endsWith('.js') && pathname !== initScriptPath;

/** WebDriver can't read errors and console messages. */
function reportErrors(): void {
  let isUnloading = false;
  // Navigation cancels pending requests.
  addEventListener('beforeunload', () => (isUnloading = true));
  const report = (...parts: unknown[]) =>
    isUnloading ||
    navigator.sendBeacon(
      `/browser-errors/${encodeURIComponent([location.pathname, ...parts].join(' ').slice(0, 500))}`,
    );
  addEventListener('unhandledrejection', ({reason}) => report('unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', (event) =>
    report(`policy: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
  );
  addEventListener(
    'error',
    (event) => {
      const {target, message} = event;
      report(target instanceof Element ? `did not load: ${target.outerHTML}` : `error: ${message}`);
    },
    true,
  );
  /* eslint-disable no-console -- wraps the console */
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...parts: unknown[]) => {
      report(`console.${kind}:`, ...parts);
      write.apply(console, parts);
    };
  }
}

export async function startSite(folder: string): Promise<Site> {
  const hostHeaders = builtHeaders();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = await startStaticServer(folder, {
    isCompressed: false,
    headers: hostHeaders,
    async change(pathname, response) {
      if (site.isDelayed(pathname)) {
        await released;
      }
      if (pathname === initScriptPath) {
        const body = Buffer.from(`(${reportErrors})();`);
        return {status: 200, headers: {'content-type': 'text/javascript'}, body};
      }
      const type = response.headers['content-type'] ?? '';
      if (!type.includes('html')) {
        return response;
      }
      const script = `<head><script src="${initScriptPath}"></script>`;
      return {
        ...response,
        headers: {'content-type': type},
        body: Buffer.from(response.body.toString().replace('<head>', script)),
      };
    },
  });
  const site: Site = {
    ...server,
    isDelayed: () => false,
    release,
    errors: () =>
      server.requests
        .filter((pathname) => pathname.startsWith(errorsPath))
        .map((pathname) => decodeURIComponent(pathname.slice(errorsPath.length))),
  };
  return site;
}

import {builtHeaders} from '../policy';
import {startStaticServer, type StaticServer} from '../../../tools/site/staticServer';

/** The built site for one test. Each has its own port, so its own storage and cache. */
export interface Site extends StaticServer {
  /** Run in each page before its own scripts. */
  early: (() => void)[];
  /** Files that fail to load, as after a deployment or offline. */
  isLost: (pathname: string) => boolean;
  /** Files that wait until `release` is called, as on a slow connection. */
  isHeld: (pathname: string) => boolean;
  release: () => void;
  /** Serves all files as built, without the error reporter. */
  isPlain: boolean;
  /** Extra headers of pages. */
  headers: Record<string, string>;
  /** Changes the text of files, including pages. */
  rewrite: (pathname: string, text: string) => string;
  /** Errors, warnings and policy violations that pages reported. */
  troubles(): string[];
}

const earlyPath = '/early.js';
const troublesPath = '/troubles/';

/** Whether a file is a script of the site. */
export const isScript = (pathname: string) => pathname.endsWith('.js') && pathname !== earlyPath;

/** Turns prefetching off. */
export function savesData(): void {
  const value = {saveData: true, effectiveType: '4g'};
  Object.defineProperty(navigator, 'connection', {value});
}

/**
 * Sends console messages and errors to the server. Page scripts can read them in every engine;
 * drivers can't.
 */
function tellTroubles(): void {
  let isLeft = false;
  // Navigation cancels pending requests.
  addEventListener('beforeunload', () => (isLeft = true));
  const tell = (...parts: unknown[]) =>
    isLeft ||
    navigator.sendBeacon(
      `/troubles/${encodeURIComponent([location.pathname, ...parts].join(' ').slice(0, 500))}`,
    );
  addEventListener('unhandledrejection', ({reason}) => tell('refused promise:', reason));
  addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
  );
  addEventListener(
    'error',
    (event) => {
      const {target, message} = event;
      tell(target instanceof Element ? `did not load: ${target.outerHTML}` : `error: ${message}`);
    },
    true,
  );
  /* eslint-disable no-console -- wraps the console */
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...parts: unknown[]) => {
      tell(`console.${kind}:`, ...parts);
      write.apply(console, parts);
    };
  }
}

/** Serves a build as a host does. Tests can make requests fail or wait. */
export async function startSite(folder: string): Promise<Site> {
  const hosted = builtHeaders();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = await startStaticServer(folder, {
    isCompressed: false,
    headers: hosted,
    async change(pathname, answer) {
      if (site.isLost(pathname)) {
        return undefined;
      }
      if (site.isHeld(pathname)) {
        await released;
      }
      if (pathname === earlyPath) {
        return scriptOf([tellTroubles, ...site.early]);
      }
      const type = answer.headers['content-type'] ?? '';
      if (!/html|css|javascript/.test(type)) {
        return answer;
      }
      const before = answer.body.toString();
      const text = site.rewrite(pathname, before);
      if (site.isPlain && text === before) {
        return answer;
      }
      const isPage = !site.isPlain && type.includes('html');
      return {
        ...answer,
        headers: {'content-type': type, ...(isPage && site.headers)},
        body: Buffer.from(
          isPage ? text.replace('<head>', `<head><script src="${earlyPath}"></script>`) : text,
        ),
      };
    },
  });
  const site: Site = {
    ...server,
    early: [],
    isLost: () => false,
    isHeld: () => false,
    release,
    isPlain: false,
    headers: {},
    rewrite: (_, text) => text,
    troubles: () =>
      server.requests
        .filter((pathname) => pathname.startsWith(troublesPath))
        .map((pathname) => decodeURIComponent(pathname.slice(troublesPath.length))),
  };
  return site;
}

function scriptOf(functions: (() => void)[]) {
  return {
    status: 200,
    headers: {'content-type': 'text/javascript'},
    body: Buffer.from(functions.map((run) => `(${run})();`).join('\n')),
  };
}

import {builtHeaders} from '../policy';
import {startStaticServer, type StaticServer} from '../../../tools/site/staticServer';

/** The built site for one reader, on a port and so with a storage and a cache of its own. */
export interface Site extends StaticServer {
  /** Run in each page before anything of it: the circumstances of a reader. */
  early: (() => void)[];
  /** Tells a file that does not come, as after a deployment or on a bad line. */
  isLost: (pathname: string) => boolean;
  /** Tells a file that comes only when `release` is called, as on a slow line. */
  isHeld: (pathname: string) => boolean;
  release: () => void;
  /** Sends all files as they were built, without what listens to troubles. */
  isPlain: boolean;
  /** Headers of the pages besides those that a host sends. */
  headers: Record<string, string>;
  /** Changes the text of files, pages and others. */
  rewrite: (pathname: string, text: string) => string;
  /** What pages have told: errors, warnings, reports of the policy. */
  troubles(): string[];
}

const earlyPath = '/early.js';
const troublesPath = '/troubles/';

/** Whether a file is a script of the site. */
export const isScript = (pathname: string) => pathname.endsWith('.js') && pathname !== earlyPath;

/** A reader for whom nothing is fetched ahead. */
export function savesData(): void {
  const value = {saveData: true, effectiveType: '4g'};
  Object.defineProperty(navigator, 'connection', {value});
}

/**
 * Tells the server all that a console would: a script of the page hears it in every engine. Its
 * request is answered by a page that nobody reads.
 */
function tellTroubles(): void {
  let isLeft = false;
  // What is still on its way to a page that is left does not come.
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
  /* eslint-disable no-console -- it is the console that is listened to */
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...parts: unknown[]) => {
      tell(`console.${kind}:`, ...parts);
      write.apply(console, parts);
    };
  }
}

/** Serves a build as a host does, and lets a test say what goes wrong. */
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

import {baseUrlOf, locales} from '../../../src/config/locales';
import {securityHeaders} from '../../../src/hosting/headers';
import {movedPages} from '../../../src/hosting/movedPages';
import {judgePolicy, parsePolicies} from '../../../tests/hosting/observatoryPolicy';
import {
  describeAnswer,
  firstFault,
  languageNames,
  languageOf,
  type Check,
  type Site,
} from '../check';

/** An address that no page has. */
const NOWHERE = 'there-is-no-such-page/';

const RULES =
  'Use the files that the build makes for the host: build-nginx/, or _headers: see deploy/README.md.';

/** The first script of the home page, as an example of a hashed file. */
async function anAsset(site: Site): Promise<string> {
  const {body} = await site.ask('/');
  return /\ssrc="?(\/assets\/js\/[^">\s]+)/.exec(body.toString())?.[1] ?? '/assets/js/none.js';
}

const MOVED = 'a page that moved';

/** Kinds of answers, and an address of each. */
const kinds: Record<string, (site: Site) => Promise<string> | string> = {
  'a page': () => '/',
  'an asset': anAsset,
  [MOVED]: () => movedPages[0]!.from,
  'what is not there': () => `/${NOWHERE}`,
};

const headers: Check[] = Object.entries(kinds).map(([kind, addressOf]) => ({
  name: `${kind} has the whole policy`,
  needs: kind === MOVED ? 'headers with redirects' : 'headers',
  async run(site) {
    const address = await addressOf(site);
    const answer = await site.ask(address);
    return firstFault(Object.entries(securityHeaders('')), async ([name, value]) => {
      const came = answer.headers[name.toLowerCase()];
      const isRight =
        name === 'Content-Security-Policy' ? isStrict([came ?? ''].flat()) : came === value;
      return isRight
        ? undefined
        : {
            expected: `${name}: ${value || "default-src 'none' and nothing unsafe"} at ${address}`,
            came: came === undefined ? 'no such header' : String(came),
            remedy: RULES,
          };
    });
  },
}));

/** What a host without headers still has. */
const metaPolicy: Check = {
  name: 'a page has the policy in its head',
  async run(site) {
    const {body} = await site.ask('/');
    const [, content] =
      /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(body.toString()) ?? [];
    return content !== undefined && isStrict([content])
      ? undefined
      : {
          expected: `a <meta http-equiv="Content-Security-Policy"> with default-src 'none' and nothing unsafe`,
          came: content ?? 'none',
          remedy: 'Build with `npm run build`, not with `docusaurus build`.',
        };
  },
};

function isStrict(policies: readonly string[]): boolean {
  return judgePolicy(parsePolicies(policies)) === 'no-unsafe-default-src-none';
}

const compression: Check[] = (['br', 'gzip'] as const).flatMap((encoding) =>
  ['a page', 'an asset'].map((kind) => ({
    name: `${kind} is sent compressed: ${encoding}`,
    needs: encoding === 'br' ? ('brotli' as const) : undefined,
    async run(site: Site) {
      const address = await kinds[kind]!(site);
      const answer = await site.ask(address, {headers: {'accept-encoding': encoding}});
      const came = answer.headers['content-encoding'] ?? 'none';
      const {vary = ''} = answer.headers;
      return came === encoding && /accept-encoding/i.test(vary)
        ? undefined
        : {
            expected: `content-encoding ${encoding} and vary accept-encoding at ${address}`,
            came: `content-encoding ${came}, vary ${vary || 'none'}`,
            remedy:
              'Deploy the .br and .gz files with the others, and let the server send them: see deploy/nginx.',
          };
    },
  })),
);

const caching: Check[] = [
  {
    name: 'an asset is kept for ever',
    needs: 'caching',
    async run(site) {
      const address = await anAsset(site);
      const came = (await site.ask(address)).headers['cache-control'] ?? 'none';
      return /immutable/.test(came) && /max-age=31536000/.test(came)
        ? undefined
        : {
            expected: `cache-control with max-age=31536000 and immutable at ${address}`,
            came,
            remedy: RULES,
          };
    },
  },
  {
    name: 'a page is asked for anew, and not sent again when it is the same',
    needs: 'caching',
    async run(site) {
      const first = await site.ask('/');
      const came = first.headers['cache-control'] ?? 'none';
      if (!/max-age=0|no-cache/.test(came)) {
        return {expected: 'cache-control with max-age=0 or no-cache at /', came, remedy: RULES};
      }
      const again = await site.ask('/', {
        headers: {'if-none-match': String(first.headers.etag)},
      });
      return again.status === 304
        ? undefined
        : {
            expected: 'status 304 for / with the etag that came before',
            came: `status ${again.status}, etag ${first.headers.etag ?? 'none'}`,
            remedy: 'Let the server send an etag, and let nothing before it take it away.',
          };
    },
  },
];

const missing: Check[] = [
  ...locales.map((locale): Check => {
    const address = `${baseUrlOf(locale)}${NOWHERE}`;
    return {
      name: `what is not there in ${languageNames[locale]} has the status 404 and a page in that language`,
      needs: locale === 'en' ? undefined : 'a page for what is not there in each language',
      async run(site) {
        const answer = await site.ask(address);
        return answer.status === 404 && languageOf(answer) === locale
          ? undefined
          : {
              expected: `status 404 in ${languageNames[locale]} at ${address}`,
              came: `${describeAnswer(answer)}, language ${languageOf(answer) ?? 'none'}`,
              remedy: `Let the host answer with ${baseUrlOf(locale)}404.html and the status 404.`,
            };
      },
    };
  }),
  {
    name: 'an asset that is not there has the status 404',
    async run(site) {
      const answer = await site.ask('/assets/js/main.00000000.js');
      return answer.status === 404
        ? undefined
        : {
            expected: 'status 404 at /assets/js/main.00000000.js',
            came: describeAnswer(answer),
            remedy: 'Let the host answer no page in place of a file: old tabs would run it.',
          };
    },
  },
];

const redirects: Check = {
  name: 'pages that moved lead to their new places, with the query',
  needs: 'redirects',
  run: (site) =>
    firstFault(movedPages, async ({from, to}) => {
      const answer = await site.ask(`${from}?q=a`);
      const target = new URL(answer.headers.location ?? '', site.address);
      const isRight =
        [301, 302, 307, 308].includes(answer.status) &&
        target.origin === new URL(site.address).origin &&
        target.pathname + target.search === `${to}?q=a`;
      return isRight
        ? undefined
        : {expected: `${from}?q=a leads to ${to}?q=a`, came: describeAnswer(answer), remedy: RULES};
    }),
};

const slash: Check = {
  name: 'a page without the slash at its end leads to the one with it',
  async run(site) {
    const answer = await site.ask('/glossary');
    const target = new URL(answer.headers.location ?? '', site.address);
    return [301, 302, 307, 308].includes(answer.status) &&
      target.href === `${site.address}/glossary/`
      ? undefined
      : {
          expected: `/glossary leads to ${site.address}/glossary/`,
          came: describeAnswer(answer),
          remedy:
            'Let the host add slashes to folders, and keep name, port and protocol of the reader.',
        };
  },
};

export const answerChecks: readonly Check[] = [
  ...headers,
  metaPolicy,
  ...compression,
  ...caching,
  ...missing,
  redirects,
  slash,
];

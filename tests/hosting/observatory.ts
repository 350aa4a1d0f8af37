import {load} from 'cheerio';
import {judgePolicy, parsePolicies} from './observatoryPolicy';

/**
 * The rules of Mozilla's HTTP Observatory, as its scorer has them: what each
 * answer is worth, and the grade of the sum.
 *
 * @see https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */

/** The answer for a page, with names of headers in lower case. */
export interface Observed {
  headers: Record<string, string | string[] | undefined>;
  html: string;
}

export interface Score {
  score: number;
  grade: string;
  /** What each test found, and what it is worth. */
  tests: Record<string, {result: string; modifier: number}>;
}

/** A result by the name of its test, and its modifier. */
const modifiers = {
  'content-security-policy': {
    'no-unsafe-default-src-none': 10,
    'no-unsafe': 5,
    'unsafe-inline-in-style-src-only': 0,
    'insecure-scheme-in-passive-content-only': -10,
    'unsafe-eval': -10,
    'unsafe-inline': -20,
    'insecure-scheme': -20,
    'header-invalid': -25,
    'not-implemented': -25,
  },
  cookies: {'not-found': 0, secure: 0, 'without-secure-flag': -20},
  'cross-origin-resource-sharing': {
    'not-implemented': 0,
    'public-access': 0,
    'universal-access': -50,
  },
  // Both take for granted the TLS that stands before the server: it has a valid certificate, and
  // leads http to the same host on https. HSTS is read from the answer over loopback.
  redirection: {'to-https': 0},
  'strict-transport-security': {
    'at-least-six-months': 0,
    'less-than-six-months': -10,
    'header-invalid': -20,
    'not-implemented': -20,
  },
  'referrer-policy': {private: 5, 'not-implemented': 0, unsafe: -5, 'header-invalid': -5},
  'subresource-integrity': {
    'all-scripts-with-integrity': 5,
    'all-scripts-of-this-origin': 0,
    'no-scripts': 0,
    'external-without-integrity': -5,
    'external-insecure': -50,
  },
  'x-content-type-options': {nosniff: 0, 'header-invalid': -5, 'not-implemented': -5},
  'x-frame-options': {
    'via-csp': 5,
    'sameorigin-or-deny': 5,
    'header-invalid': -20,
    'not-implemented': -20,
  },
  'cross-origin-resource-policy': {
    'same-origin': 10,
    'same-site': 10,
    'cross-origin': 0,
    'not-implemented': 0,
    'header-invalid': -5,
  },
  'cross-origin-embedder-policy': {
    'require-corp': 10,
    credentialless: 10,
    'unsafe-none': 0,
    'not-implemented': 0,
    'header-invalid': -5,
  },
  'cross-origin-opener-policy': {
    'same-origin': 10,
    'same-origin-allow-popups': 10,
    'noopener-allow-popups': 10,
    'unsafe-none': 0,
    'not-implemented': 0,
    'header-invalid': -5,
  },
} as const;

type TestName = keyof typeof modifiers;
type Results = {[Name in TestName]: keyof (typeof modifiers)[Name]};

/** From 100 down: a grade goes to the next score that is there. */
const grades: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** Below, what is done well adds nothing. */
const EXTRA_CREDIT_FROM = 90;

const SIX_MONTHS = 15_552_000;

/** Scores the answer for a page. */
export function observe(observed: Observed): Score {
  const results = judge(observed);
  const tests = Object.fromEntries(
    Object.entries(results).map(([name, result]) => {
      const worth = modifiers[name as TestName] as Record<string, number>;
      return [name, {result, modifier: worth[result]!}];
    }),
  );
  const all = Object.values(tests).map(({modifier}) => modifier);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const bare = sum(all.filter((modifier) => modifier < 0));
  const score = Math.max(0, bare >= EXTRA_CREDIT_FROM ? sum(all) : bare);
  const grade = grades.find(([from]) => score >= from)?.[1] ?? 'F';
  return {score, grade, tests};
}

function judge({headers, html}: Observed): Results {
  const document = load(html);
  const header = (name: string) => [headers[name]].flat()[0];
  const meta = document('meta[http-equiv="Content-Security-Policy" i]')
    .toArray()
    .map((element) => document(element).attr('content') ?? '');
  const policies = [header('content-security-policy')].filter((value) => value !== undefined);
  const ancestors = parsePolicies(policies)?.get('frame-ancestors');
  return {
    'content-security-policy': judgePolicy(parsePolicies([...policies, ...meta])),
    cookies: judgeCookies([headers['set-cookie'] ?? []].flat()),
    'cross-origin-resource-sharing': judgeSharing(
      header('access-control-allow-origin'),
      header('access-control-allow-credentials'),
    ),
    redirection: 'to-https',
    'strict-transport-security': judgeTransport(header('strict-transport-security')),
    'referrer-policy': judgeReferrer(header('referrer-policy')),
    'subresource-integrity': judgeScripts(
      document('script[src]')
        .toArray()
        .map((script) => ({
          src: document(script).attr('src')!,
          integrity: document(script).attr('integrity'),
        })),
    ),
    'x-content-type-options': known(header('x-content-type-options'), ['nosniff']),
    'x-frame-options': ancestors ? 'via-csp' : judgeFrames(header('x-frame-options')),
    'cross-origin-resource-policy': known(header('cross-origin-resource-policy'), [
      'same-origin',
      'same-site',
      'cross-origin',
    ]),
    'cross-origin-embedder-policy': known(header('cross-origin-embedder-policy'), [
      'require-corp',
      'credentialless',
      'unsafe-none',
    ]),
    'cross-origin-opener-policy': known(header('cross-origin-opener-policy'), [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
      'unsafe-none',
    ]),
  };
}

/** A value as it is, when it is one of those that there are. */
function known<Value extends string>(
  value: string | undefined,
  values: readonly Value[],
): Value | 'header-invalid' | 'not-implemented' {
  const found = values.find((other) => other === value?.trim().toLowerCase());
  return found ?? (value === undefined ? 'not-implemented' : 'header-invalid');
}

function judgeFrames(value: string | undefined): Results['x-frame-options'] {
  const result = known(value, ['deny', 'sameorigin']);
  return result === 'deny' || result === 'sameorigin' ? 'sameorigin-or-deny' : result;
}

function judgeCookies(cookies: readonly string[]): Results['cookies'] {
  if (cookies.length === 0) {
    return 'not-found';
  }
  return cookies.every((cookie) => /;\s*secure/i.test(cookie)) ? 'secure' : 'without-secure-flag';
}

function judgeSharing(
  origin: string | undefined,
  credentials: string | undefined,
): Results['cross-origin-resource-sharing'] {
  if (origin === undefined) {
    return 'not-implemented';
  }
  return origin !== '*' && credentials === 'true' ? 'universal-access' : 'public-access';
}

function judgeTransport(value: string | undefined): Results['strict-transport-security'] {
  if (value === undefined) {
    return 'not-implemented';
  }
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? [];
  if (seconds === undefined || value.includes(',')) {
    return 'header-invalid';
  }
  return Number(seconds) < SIX_MONTHS ? 'less-than-six-months' : 'at-least-six-months';
}

/** Of several values, the last one that is known counts. */
function judgeReferrer(value: string | undefined): Results['referrer-policy'] {
  if (value === undefined) {
    return 'not-implemented';
  }
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const bad = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
  const last = value
    .toLowerCase()
    .split(',')
    .map((policy) => policy.trim())
    .findLast((policy) => good.includes(policy) || bad.includes(policy));
  return last === undefined ? 'header-invalid' : good.includes(last) ? 'private' : 'unsafe';
}

function judgeScripts(
  scripts: readonly {src: string; integrity: string | undefined}[],
): Results['subresource-integrity'] {
  if (scripts.length === 0) {
    return 'no-scripts';
  }
  const foreign = scripts.filter(({src}) => /^(?:https?:)?\/\//.test(src));
  if (foreign.some(({src, integrity}) => !src.startsWith('https:') && !integrity)) {
    return 'external-insecure';
  }
  if (foreign.some(({integrity}) => !integrity)) {
    return 'external-without-integrity';
  }
  return scripts.every(({integrity}) => integrity)
    ? 'all-scripts-with-integrity'
    : 'all-scripts-of-this-origin';
}

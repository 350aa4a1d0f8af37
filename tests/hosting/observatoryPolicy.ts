/** Directives with their sources, as the scanner reads them: all in lower case. */
export type Policy = Map<string, Set<string>>;

/** What the scanner calls a policy, from the best to none. */
export type PolicyResult =
  | 'no-unsafe-default-src-none'
  | 'no-unsafe'
  | 'unsafe-inline-in-style-src-only'
  | 'insecure-scheme-in-passive-content-only'
  | 'unsafe-eval'
  | 'unsafe-inline'
  | 'insecure-scheme'
  | 'header-invalid'
  | 'not-implemented';

const broad = new Set([
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
]);
const inline = new Set(["'unsafe-inline'", 'data:']);
const passive = ['img-src', 'media-src'];
const everything: ReadonlySet<string> = new Set(['*']);

/**
 * Reads the policies of an answer, header first, then `<meta>`: of several, what all of them allow.
 *
 * @returns nothing when one of them cannot be read
 */
export function parsePolicies(texts: readonly string[]): Policy | undefined {
  const policies = texts.map(parsePolicy);
  if (policies.some((policy) => policy === undefined)) {
    return undefined;
  }
  const [first, ...others] = policies as Policy[];
  const names = new Set((policies as Policy[]).flatMap((policy) => [...policy.keys()]));
  return new Map(
    [...names].map((name) => {
      const common = [...(first?.get(name) ?? [])].filter((source) =>
        others.every((other) => other.get(name)?.has(source) ?? true),
      );
      return [name, new Set(common.length > 0 ? common : ["'none'"])];
    }),
  );
}

/** Judges a policy that is sent over https. */
export function judgePolicy(policy: Policy | undefined): PolicyResult {
  if (!policy) {
    return 'header-invalid';
  }
  if (policy.size === 0) {
    return 'not-implemented';
  }
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? everything;
  const scripts = withoutIgnored(sourcesOf('script-src'));
  const styles = withoutIgnored(sourcesOf('style-src'));
  const objects = sourcesOf('object-src');
  const active = [...policy]
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, all]) => [...all]);

  if (has(scripts, broad, inline) || has(objects, broad)) {
    return 'unsafe-inline';
  }
  if (active.some(isInsecure)) {
    return 'insecure-scheme';
  }
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) {
    return 'unsafe-eval';
  }
  if (passive.flatMap((name) => [...sourcesOf(name)]).some(isInsecure)) {
    return 'insecure-scheme-in-passive-content-only';
  }
  if (has(styles, broad, inline)) {
    return 'unsafe-inline-in-style-src-only';
  }
  const fallback = policy.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'")
    ? 'no-unsafe-default-src-none'
    : 'no-unsafe';
}

/** A directive that is there twice makes a policy invalid. */
function parsePolicy(text: string): Policy | undefined {
  const directives = text
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name);
  const policy: Policy = new Map(directives.map(([name, ...sources]) => [name!, new Set(sources)]));
  return directives.length > 0 && policy.size === directives.length ? policy : undefined;
}

/** Browsers that know hashes and nonces ignore `'unsafe-inline'` beside them. */
function withoutIgnored(sources: ReadonlySet<string>): ReadonlySet<string> {
  const isNamed = [...sources].some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return isNamed ? new Set([...sources].filter((source) => source !== "'unsafe-inline'")) : sources;
}

function has(sources: ReadonlySet<string>, ...bad: ReadonlySet<string>[]): boolean {
  return bad.some((set) => [...sources].some((source) => set.has(source)));
}

function isInsecure(source: string): boolean {
  return /^(?:http|ftp):/.test(source);
}

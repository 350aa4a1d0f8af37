/** Kept, although they have seven or more digits: dates, ranges of years, amounts in thousands, ports. */
const publicNumbers = [
  String.raw`(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)`,
  String.raw`[0-3]?\d[.\/\-][01]?\d[.\/\-](?:19|20)\d\d(?!\d)`,
  String.raw`(?:19|20)\d\d[\s\/–\-]{1,3}(?:19|20)\d\d(?![\s.]?\d)`,
  // Other groups of three can be a phone number.
  String.raw`[1-9]\d{0,2}(?:[\s.]\d{3})*[\s.](?:000|\d{3}\s?[€$£])(?![\s.]?\d)`,
  String.raw`80\/443(?:\/\d{2,5})+(?![\s.\/\-]?\d)`,
];

/** Invisible characters can split numbers and addresses, and change how terminals show a line. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** For linear time, each starts at a word boundary or with a bounded repetition. */
const patterns: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  [
    /(?:"[^"\r\n]{1,64}"|(?<![^\s@＠<>()[\]"',;:])[^\s@＠<>()[\]"',;:]+)[@＠][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu,
    '[email]',
  ],
  // Web addresses can contain tokens or workspace names.
  [/[a-z\d+.-]{0,15}:\/\/\S+/gi, '[address]'],
  [
    /(?<![\p{L}\p{N}.-])(?:www\.|(?:localhost|[\p{L}\p{N}.-]*\.\p{L}{2,})(?::\d+)?(?:\/|[?#](?=[\p{L}\p{N}])))\S+/giu,
    '[address]',
  ],
  // IPv4, MAC and IPv6.
  [/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?!\.?\d)(?:(?::\d+)?[\/?#]\S+)?/g, '[address]'],
  [
    /(?<![\w:-])(?:(?:[\da-f]{2}[:-]){5}[\da-f]{2}|(?:[\da-f]{1,4}:){7}[\da-f]{1,4})/gi,
    '[address]',
  ],
  [/(?<![\w:])(?=[a-f:]*\d)(?=[\da-f:]*::)[\da-f:]+/gi, '[address]'],
  // Keys: after a usual prefix, with letters between digits, or in Base64.
  [/(?<![a-z\d])bearer\s+(?=\S*\d)\S+/gi, '[key]'],
  [
    /(?<![a-z\d])(?:[a-z]{2,4}_(?:live|test)_|gh[a-z]_|github_pat_|glpat-|xox[a-z]-|AKIA|eyJ)[\w.-]{6,}/gi,
    '[key]',
  ],
  [/(?<![a-z\d])(?:npm_|hf_|sk-|SG\.|ya29\.)[\w.-]{16,}/gi, '[key]'],
  [/(?<![\w-])(?=[\w-]*\d[a-z]+\d)[\w-]{16,}/gi, '[key]'],
  [
    /(?<![\w\/+=-])(?=[a-z\d\/+=]*[A-Z])(?=[A-Z\d\/+=]*[a-z])(?=[A-Za-z\/+=]*\d)[A-Za-z\d\/+=]{32,}/g,
    '[key]',
  ],
];

/** Phone, account and card numbers. Group 1 is kept. */
const numberPattern = new RegExp(
  String.raw`((?<![\d+(])(?:${publicNumbers.join('|')}))|\+?\(?\p{Nd}(?:[\s().\/\p{Pd}]{0,3}\p{Nd}){6,}`,
  'gu',
);

/** Masks e-mail, web and IP addresses, long numbers and keys, and removes invisible characters. Idempotent. */
export function maskPersonalData(text: string): string {
  return patterns
    .reduce(
      (masked, [pattern, replacement]) => masked.replace(pattern, replacement),
      text.replace(invisible, ''),
    )
    .replace(numberPattern, (_, publicNumber?: string) => publicNumber ?? '[number]');
}

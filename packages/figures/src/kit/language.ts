export type Locale = string;

/** Key of an interface label of the product. */
export type LabelKey = string;

export type Words = {en: string; fr: string} & Partial<Record<Locale, string>>;

/** A string is the same in all languages. */
export type Phrase = string | Words;

export interface Language {
  locale: Locale;
  /** Interface labels, in English if not translated. */
  labels: Record<LabelKey, string>;
}

let current: Language | undefined;

/** Sets the language of `say` and `label` during `render`. */
export function inLanguage<T>(language: Language, render: () => T): T {
  current = language;
  try {
    return render();
  } finally {
    current = undefined;
  }
}

function language(): Language {
  if (!current) {
    throw new Error('Call say() and label() only within inLanguage().');
  }
  return current;
}

export function currentLocale(): Locale {
  return language().locale;
}

/** @throws if the text isn't translated */
export function say(phrase: Phrase): string {
  const {locale} = language();
  const text = typeof phrase === 'string' ? phrase : phrase[locale];
  if (text === undefined) {
    throw new Error(`Text without a translation in "${locale}": ${JSON.stringify(phrase)}.`);
  }
  return text;
}

/** @throws if the key is unknown */
export function label(key: LabelKey): string {
  const {locale, labels} = language();
  const text = labels[key];
  if (text === undefined) {
    throw new Error(`Unknown label "${key}" in "${locale}". Labels are in src/data/labels.*.json.`);
  }
  return text;
}

/** `Load: 80`, `Charge : 80` */
export function withColon(name: Phrase, value: Phrase): string {
  return `${say(name)}${say({en: ': ', fr: ' : '})}${say(value)}`;
}

/** `60%`, `60 %` */
export function percentage(percent: number): Words {
  return {en: `${percent}%`, fr: `${percent} %`};
}

export type Locale = string;

export type LabelKey = string;

/** A text in each language. */
export type Translations = {en: string; fr: string} & Partial<Record<Locale, string>>;

/** Text of a figure. A string is the same in all languages. */
export type FigureText = string | Translations;

export interface Language {
  locale: Locale;
  /** Interface labels of the product, in English if they aren't translated. */
  labels: Record<LabelKey, string>;
}

let current: Language | undefined;

/** Sets the language of `textOf` and `label`. */
export function withLanguage<T>(language: Language, render: () => T): T {
  current = language;
  try {
    return render();
  } finally {
    current = undefined;
  }
}

function language(): Language {
  if (!current) {
    throw new Error('textOf() and label() can only be called during withLanguage().');
  }
  return current;
}

export function currentLocale(): Locale {
  return language().locale;
}

/** Returns a text in the current language. @throws if it has no translation */
export function textOf(phrase: FigureText): string {
  const {locale} = language();
  const text = typeof phrase === 'string' ? phrase : phrase[locale];
  if (text === undefined) {
    throw new Error(`Text without a translation in "${locale}": ${JSON.stringify(phrase)}.`);
  }
  return text;
}

/** Returns an interface label in the current language. @throws if the key is unknown */
export function label(key: LabelKey): string {
  const {locale, labels} = language();
  const text = labels[key];
  if (text === undefined) {
    throw new Error(`Unknown label "${key}" in "${locale}". Labels are in src/data/labels.*.json.`);
  }
  return text;
}

/** Returns `Load: 80`, in French `Charge : 80`. */
export function withColon(name: FigureText, value: FigureText): string {
  return `${textOf(name)}${textOf({en: ': ', fr: ' : '})}${textOf(value)}`;
}

/** Returns `60%`, in French `60 %`. */
export function percentage(percent: number): Translations {
  return {en: `${percent}%`, fr: `${percent} %`};
}

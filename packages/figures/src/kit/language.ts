/** The code of a language. A figure is drawn in those of its alternative text. */
export type Locale = string;

/** Key of a label of the product's interface. */
export type LabelKey = string;

/** A text that is not a label of the interface. All figures have English and French; some, more. */
export type Words = {en: string; fr: string} & Partial<Record<Locale, string>>;

/** A text that is the same in all languages, or one in each. */
export type Phrase = string | Words;

export interface Language {
  locale: Locale;
  /** The labels of the product's interface, by key; in English where the language lacks one. */
  labels: Record<LabelKey, string>;
}

let current: Language | undefined;

/** Calls `render`, in which `say` and `label` give words of this language. */
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
    throw new Error('A scene asks for words outside inLanguage().');
  }
  return current;
}

/** The language that is being drawn. */
export function currentLocale(): Locale {
  return language().locale;
}

/** A text in the language that is being drawn. @throws when it is not in that language */
export function say(phrase: Phrase): string {
  const {locale} = language();
  const text = typeof phrase === 'string' ? phrase : phrase[locale];
  if (text === undefined) {
    throw new Error(`No "${locale}" in ${JSON.stringify(phrase)}.`);
  }
  return text;
}

/** A label of the interface. @throws when no label has the key. */
export function label(key: LabelKey): string {
  const {locale, labels} = language();
  const text = labels[key];
  if (text === undefined) {
    throw new Error(`No label of "${locale}" has the key "${key}".`);
  }
  return text;
}

/** `Load: 80`, or `Charge : 80`. */
export function withColon(name: Phrase, value: Phrase): string {
  return `${say(name)}${say({en: ': ', fr: ' : '})}${say(value)}`;
}

/** `60%`, or `60 %`. */
export function percentage(percent: number): Words {
  return {en: `${percent}%`, fr: `${percent} %`};
}

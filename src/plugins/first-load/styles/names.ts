/** Texts in quotes: in code, classes are nowhere else. */
const quoted = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

/** `className="…"` and `class="…"` in a page of the guide, whose words are no classes. */
const classAttribute = /\bclass(?:Name)?="([^"]*)"/g;

/** The words of a script or page that can be names of classes; more than those that are. */
export function classesIn(file: string, text: string): string[] {
  const pattern = /\.mdx?$/.test(file) ? classAttribute : quoted;
  return [...text.matchAll(pattern)].flatMap((match) =>
    match.slice(1).flatMap((words) => words?.match(/[\w-]+/g) ?? []),
  );
}

/** The variables of Infima that a source mentions: `--ifm-link-color`. */
export function variablesIn(text: string): string[] {
  return text.match(/--ifm-[\w-]+/g) ?? [];
}

/** Those that a style sheet reads. */
export function variablesReadIn(css: string): string[] {
  return css.match(/(?<=var\(\s*)--ifm-[\w-]+/g) ?? [];
}

/** Those that a style sheet sets. */
export function variablesSetIn(css: string): string[] {
  return css.match(/--ifm-[\w-]+(?=\s*:)/g) ?? [];
}

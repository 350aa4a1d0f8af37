import {known, type Facts, type Locale, type StepOptions, type Translated} from '@guide/content';
import {
  replaceComponents,
  tableOf,
  textAttribute,
  type Components,
  type Node,
  type Page,
} from '@guide/content/mdx';

type FactOptions = Pick<StepOptions, 'locale' | 'defaultLocale' | 'facts'>;

/** What stands in the place of a component: `names` are those of its attribute, none without it. */
type Make = (facts: Facts, names: readonly string[], inLanguage: InLanguage) => Node;

/** The words of a language; those of the default one, marked so, where it has none. */
type InLanguage = (words: Translated) => {text: string; lang?: Locale};

const remedy = 'Correct it, or add it in src/data.';

const parts: Record<string, {attribute: string; make: Make}> = {
  Fact: {
    attribute: 'k',
    make: ({values}, names, inLanguage) => {
      const {text, lang} = inLanguage(known('fact', names[0], values, remedy));
      return lang
        ? {
            type: 'emphasis',
            data: {hName: 'span', hProperties: {lang}},
            children: [{type: 'text', value: text}],
          }
        : {type: 'text', value: text};
    },
  },
  Statuses: {
    attribute: 'of',
    make: ({statuses}, names, inLanguage) => ({
      type: 'text',
      value: known('list of statuses', names[0], statuses.sets, remedy)
        .map((status) => inLanguage(known('status', status, statuses.names, remedy)).text)
        .join(', '),
    }),
  },
  Rights: {
    attribute: 'of',
    make: ({rights: {action, roles, signs, rights}}, names, inLanguage) => {
      const chosen = names.length > 0 ? names : Object.keys(rights);
      return tableOf(
        [action, ...roles].map((words) => inLanguage(words).text),
        chosen.map((name) => {
          const right = known('right', name, rights, remedy);
          const cells = right.signs.map((sign) => known('sign', sign, signs, remedy));
          return [right.words, ...cells].map((words) => inLanguage(words).text);
        }),
      );
    },
  },
};

/**
 * Remark step: puts facts of the product in place of `<Fact k="trash-kept" />`,
 * `<Statuses of="action" />` and `<Rights of="costs-read, costs-edit" />`, in the language of the
 * text around them, so that what stands on many pages changes in one place.
 *
 * Fails the build on a name that there is not, with those that are near.
 */
export function facts({locale, defaultLocale, facts: data}: FactOptions) {
  const components: Components = Object.fromEntries(
    Object.entries(parts).map(([name, {attribute, make}]) => [
      name,
      (node: Node, language: Locale) =>
        make(data, namesIn(node, attribute), wordsIn(language, defaultLocale)),
    ]),
  );
  return (tree: Node, page: Page): void => replaceComponents(tree, page, locale, components);
}

function namesIn(node: Node, attribute: string): string[] {
  const names = textAttribute(node, attribute)?.split(',') ?? [];
  return names.map((name) => name.trim()).filter(Boolean);
}

function wordsIn(language: Locale, defaultLocale: Locale): InLanguage {
  return ({[language]: text, [defaultLocale]: standard}) =>
    text === undefined ? {text: standard!, lang: defaultLocale} : {text};
}

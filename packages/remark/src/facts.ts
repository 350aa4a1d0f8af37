import {
  requireEntry,
  type Facts,
  type Locale,
  type StepOptions,
  type Translated,
} from '@guide/content';
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
      const {text, lang} = inLanguage(requireEntry('fact', names[0], values, remedy));
      return lang ? span({lang}, [textOf(text)]) : textOf(text);
    },
  },
  Statuses: {
    attribute: 'of',
    make: ({statuses}, names, inLanguage) =>
      textOf(
        requireEntry('list of statuses', names[0], statuses.sets, remedy)
          .map((status) => inLanguage(requireEntry('status', status, statuses.names, remedy)).text)
          .join(', '),
      ),
  },
  Rights: {
    attribute: 'of',
    make: ({rights: {action, roles, signs, legend, rights}}, names, inLanguage) => {
      const chosen = (names.length > 0 ? names : Object.keys(rights)).map((name) =>
        requireEntry('right', name, rights, remedy),
      );
      const wordsOf = (sign: string) => inLanguage(requireEntry('sign', sign, signs, remedy)).text;
      const table = tableOf(
        [action, ...roles].map((words) => inLanguage(words).text),
        chosen.map((right) => [
          inLanguage(right.words).text,
          ...right.signs.map((sign) => [signOf(sign, wordsOf(sign))]),
        ]),
      );
      table.data = {hProperties: {className: 'rights'}};
      const used = new Set(chosen.flatMap((right) => right.signs));
      const key = legend
        .filter((sign) => used.has(sign))
        .map((sign) => span({}, [signOf(sign, ''), textOf(wordsOf(sign))]));
      // For the eye only: every cell has the words of its sign.
      const data = {hProperties: {className: 'rights-legend', 'aria-hidden': 'true'}};
      return {
        type: 'mdxJsxFlowElement',
        name: null,
        children: [{type: 'paragraph', data, children: key}, table],
      };
    },
  },
};

/** The sign of a right: `src/css/tables.css` draws it, and hides the words of some. */
function signOf(name: string, words: string): Node {
  return span({className: `right right--${name}`}, [textOf(words)]);
}

function span(hProperties: Record<string, string>, children: Node[]): Node {
  return {type: 'emphasis', data: {hName: 'span', hProperties}, children};
}

function textOf(value: string): Node {
  return {type: 'text', value};
}

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

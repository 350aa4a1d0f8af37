import type {Facts, Locale, StepOptions, Translated} from '../site';
import {tableOf} from './cells';
import {failAt, replaceNode, textAttribute, visitByLanguage, type Node, type Page} from './tree';
import {nearTo} from './nearTo';

type FactOptions = Pick<StepOptions, 'locale' | 'defaultLocale' | 'facts'>;

/** What stands in the place of a component: `names` are those of its attribute, none without it. */
type Make = (facts: Facts, names: readonly string[], inLanguage: InLanguage) => Node;

/** The words of a language; those of the default one, marked so, where it has none. */
type InLanguage = (words: Translated) => {text: string; lang?: Locale};

const parts: Record<string, {attribute: string; make: Make}> = {
  Fact: {
    attribute: 'k',
    make: ({values}, names, inLanguage) => {
      const {text, lang} = inLanguage(known('fact', names[0], values));
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
      value: known('list of statuses', names[0], statuses.sets)
        .map((status) => inLanguage(known('status', status, statuses.names)).text)
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
          const right = known('right', name, rights);
          const cells = right.signs.map((sign) => known('sign', sign, signs));
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
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, locale, (node, language) => {
      const part = node.name && Object.hasOwn(parts, node.name) && parts[node.name];
      if (part) {
        const names = (textAttribute(node, part.attribute) ?? '').split(',').map((k) => k.trim());
        const inLanguage: InLanguage = (words) =>
          words[language] === undefined
            ? {text: words[defaultLocale]!, lang: defaultLocale}
            : {text: words[language]};
        try {
          replaceNode(node, part.make(data, names.filter(Boolean), inLanguage));
        } catch (error) {
          failAt(page, node, `<${node.name}>: ${(error as Error).message}`);
        }
      }
    });
}

/** @throws when there is none of that name, with the names that are near. */
function known<Value>(
  what: string,
  name: string | undefined,
  all: Readonly<Record<string, Value>>,
): Value {
  if (!Object.hasOwn(all, name ?? '')) {
    throw new Error(
      `no ${what} has the name "${name ?? ''}".${nearTo(name ?? '', Object.keys(all))} Correct it, or add it in src/data.`,
    );
  }
  return all[name!]!;
}

import {requireEntry, type Locale, type Translated} from '@guide/content';
import {
  elementOf,
  markup,
  replaceComponents,
  tableOf,
  textAttribute,
  textOf,
  type Components,
  type Node,
  type SourcePage,
} from '@guide/content/mdx';
import type {Facts, StepOptions} from './options';

type FactOptions = Pick<StepOptions, 'locale' | 'defaultLocale' | 'facts'>;

/** `lang` is set if the text falls back to the default language. */
type SelectText = (texts: Translated) => {text: string; lang?: Locale};

const breakableSpaces = /(?<=\d) (?=×|px|[kMG]B)|(?<=×) /g;

const remedy = 'Correct it, or add it in src/data.';

/** Remark step: replaces `<Fact>`, `<Statuses>` and `<Rights>` with facts of the product. */
export function facts({locale, defaultLocale, facts: {values, statuses, rights}}: FactOptions) {
  const selectorIn =
    (language: Locale): SelectText =>
    ({[language]: text, [defaultLocale]: fallback}) =>
      text === undefined ? {text: fallback!, lang: defaultLocale} : {text};
  const components: Components = {
    Fact: (node, language) => {
      const texts = requireEntry('fact', textAttribute(node, 'k'), values, remedy);
      const {text, lang} = selectorIn(language)(texts);
      const value = textOf(text.replaceAll(breakableSpaces, '\u00A0'));
      return lang ? markup('span', [value], {lang}) : value;
    },
    Statuses: (node, language) => {
      const {names, sets} = statuses;
      const set = requireEntry('list of statuses', textAttribute(node, 'of'), sets, remedy);
      const texts = set.map((status) => requireEntry('status', status, names, remedy));
      return textOf(texts.map((one) => selectorIn(language)(one).text).join(', '));
    },
    Rights: (node, language) => rightsOf(rights, textAttribute(node, 'of'), selectorIn(language)),
  };
  return (tree: Node, page: SourcePage): void => replaceComponents(tree, page, locale, components);
}

/** Readers choose their role above the whole matrix. Phones stack the cells of an excerpt. */
function rightsOf(
  {action, roles, signs, legend, rights}: Facts['rights'],
  of: string | undefined,
  selectText: SelectText,
): Node {
  const names = of?.split(',') ?? Object.keys(rights);
  const chosen = names.map((name) => requireEntry('right', name.trim(), rights, remedy));
  const roleNames = roles.map((role) => selectText(role).text);
  const signText = (sign: string) => selectText(requireEntry('sign', sign, signs, remedy)).text;
  const table = tableOf(
    [selectText(action).text, ...roleNames],
    chosen.map((right) => [
      selectText(right.words).text,
      ...right.signs.map((sign) => [signOf(sign, signText(sign))]),
    ]),
  );
  table.data = {hProperties: {className: of ? 'rights stacked' : 'rights'}};
  const used = new Set(chosen.flatMap((right) => right.signs));
  const legendItems = legend
    .filter((sign) => used.has(sign))
    .map((sign) => markup('span', [signOf(sign, ''), textOf(signText(sign))]));
  // Redundant for screen readers: every cell contains the text of its sign.
  const data = {hProperties: {className: 'rights-legend', 'aria-hidden': 'true'}};
  const attributes = of ? {} : {roles: roleNames.join('|')};
  const content = [{type: 'paragraph', data, children: legendItems}, table];
  return elementOf('RightsMatrix', attributes, content);
}

/** `src/components/RightsMatrix` draws signs, and hides some of their texts. */
function signOf(name: string, text: string): Node {
  return markup('span', [textOf(text)], {className: `right right--${name}`});
}

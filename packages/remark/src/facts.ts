import {requireEntry, type Locale, type Translated} from '@guide/content';
import {
  elementOf,
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

type Render = (facts: Facts, names: readonly string[], selectText: SelectText) => Node;

/** `lang` is set if the text falls back to the default language. */
type SelectText = (texts: Translated) => {text: string; lang?: Locale};

const remedy = 'Correct it, or add it in src/data.';

const renderers: Record<string, {attribute: string; render: Render}> = {
  Fact: {
    attribute: 'k',
    render: ({values}, names, selectText) => {
      const {text, lang} = selectText(requireEntry('fact', names[0], values, remedy));
      return lang ? span({lang}, [textOf(text)]) : textOf(text);
    },
  },
  Statuses: {
    attribute: 'of',
    render: ({statuses}, names, selectText) =>
      textOf(
        requireEntry('list of statuses', names[0], statuses.sets, remedy)
          .map((status) => selectText(requireEntry('status', status, statuses.names, remedy)).text)
          .join(', '),
      ),
  },
  Rights: {
    attribute: 'of',
    render: ({rights: {action, roles, signs, legend, rights}}, names, selectText) => {
      const chosen = (names.length > 0 ? names : Object.keys(rights)).map((name) =>
        requireEntry('right', name, rights, remedy),
      );
      const signText = (sign: string) => selectText(requireEntry('sign', sign, signs, remedy)).text;
      const table = tableOf(
        [action, ...roles].map((texts) => selectText(texts).text),
        chosen.map((right) => [
          selectText(right.words).text,
          ...right.signs.map((sign) => [signOf(sign, signText(sign))]),
        ]),
      );
      table.data = {hProperties: {className: 'rights'}};
      const used = new Set(chosen.flatMap((right) => right.signs));
      const legendItems = legend
        .filter((sign) => used.has(sign))
        .map((sign) => span({}, [signOf(sign, ''), textOf(signText(sign))]));
      // Redundant for screen readers: every cell contains the text of its sign.
      const data = {hProperties: {className: 'rights-legend', 'aria-hidden': 'true'}};
      return elementOf(null, {}, [{type: 'paragraph', data, children: legendItems}, table]);
    },
  },
};

/** `src/css/tables.css` draws signs, and hides some of their texts. */
function signOf(name: string, text: string): Node {
  return span({className: `right right--${name}`}, [textOf(text)]);
}

function span(hProperties: Record<string, string>, children: Node[]): Node {
  return {type: 'emphasis', data: {hName: 'span', hProperties}, children};
}

/** Remark step: replaces `<Fact>`, `<Statuses>` and `<Rights>` with facts of the product. Throws on unknown names. */
export function facts({locale, defaultLocale, facts: data}: FactOptions) {
  const components: Components = Object.fromEntries(
    Object.entries(renderers).map(([name, {attribute, render}]) => [
      name,
      (node: Node, language: Locale) =>
        render(data, namesIn(node, attribute), textSelector(language, defaultLocale)),
    ]),
  );
  return (tree: Node, page: SourcePage): void => replaceComponents(tree, page, locale, components);
}

function namesIn(node: Node, attribute: string): string[] {
  const names = textAttribute(node, attribute)?.split(',') ?? [];
  return names.map((name) => name.trim()).filter(Boolean);
}

function textSelector(language: Locale, defaultLocale: Locale): SelectText {
  return ({[language]: text, [defaultLocale]: fallback}) =>
    text === undefined ? {text: fallback!, lang: defaultLocale} : {text};
}

import {requireEntry, type AbsentFeature, type Locale, type StepOptions} from '@guide/content';
import {
  elementOf,
  replaceComponents,
  textAttribute,
  type Node,
  type Page,
} from '@guide/content/mdx';

type AbsentOptions = Pick<StepOptions, 'locale' | 'defaultLocale' | 'absent'>;

const remedy = 'Correct it, or add it in search/absent.<language>.json.';

/**
 * Remark step: replaces `<NotIncluded of="id, id" />` with a list of features that the product doesn't
 * have, with alternatives and links. Throws on unknown ids.
 */
export function absentFeatures({locale, defaultLocale, absent}: AbsentOptions) {
  const render = (node: Node, language: Locale): Node => {
    const textLanguage = absent[language] ? language : defaultLocale;
    const features = new Map(absent[textLanguage]?.map((feature) => [feature.id, feature]));
    const ids = (textAttribute(node, 'of') ?? '').split(',').map((id) => id.trim());
    const list: Node = {
      type: 'list',
      ordered: false,
      spread: false,
      children: ids
        .filter(Boolean)
        .map((id) =>
          itemOf(requireEntry('absent feature', id, Object.fromEntries(features), remedy)),
        ),
    };
    return textLanguage === language ? list : elementOf('div', {lang: textLanguage}, [list]);
  };
  return (tree: Node, page: Page): void =>
    replaceComponents(tree, page, locale, {NotIncluded: render});
}

function itemOf({message, alternative, related}: AbsentFeature): Node {
  const links = related.flatMap(({title, url}, index) => [
    textOf(index > 0 ? ', ' : ' '),
    {type: 'link', url, children: [textOf(title)]},
  ]);
  const text = [
    {type: 'strong', children: [textOf(message)]},
    textOf(alternative && ` ${alternative}`),
    ...links,
  ];
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: text}]};
}

function textOf(value: string): Node {
  return {type: 'text', value};
}

import {requireEntry, type AbsentFeature, type Locale} from '@guide/content';
import {
  elementOf,
  replaceComponents,
  textAttribute,
  textOf,
  type Node,
  type SourcePage,
} from '@guide/content/mdx';
import type {StepOptions} from './options';
import {readSectionLinks, type LinkOptions} from './sectionLinks';

const remedy = 'Correct it, or add it in search/absent.<language>.json.';

/** Remark step: replaces `<NotIncluded of="id, id" />` with features that the product doesn't have. */
export function absentFeatures({absent, ...options}: LinkOptions & Pick<StepOptions, 'absent'>) {
  const {locale, defaultLocale} = options;
  const render = (node: Node, language: Locale): Node => {
    const textLanguage = absent[language] ? language : defaultLocale;
    const features = Object.fromEntries(
      (absent[textLanguage] ?? []).map((feature) => [feature.id, feature]),
    );
    const linkTo = readSectionLinks({...options, locale: language});
    const ids = (textAttribute(node, 'of') ?? '').split(',').map((id) => id.trim());
    const children = ids.map((id) =>
      itemOf(requireEntry('absent feature', id, features, remedy), linkTo),
    );
    const list: Node = {type: 'list', ordered: false, spread: false, children};
    return textLanguage === language ? list : elementOf('div', {lang: textLanguage}, [list]);
  };
  return (tree: Node, page: SourcePage): void =>
    replaceComponents(tree, page, locale, {NotIncluded: render});
}

function itemOf(
  {message, alternative, related}: AbsentFeature,
  linkTo: ReturnType<typeof readSectionLinks>,
): Node {
  const links = related
    .flatMap((target) => linkTo(target) ?? [])
    .flatMap(({title, url}, index) => [
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

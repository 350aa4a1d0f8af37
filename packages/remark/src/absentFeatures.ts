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
import {readSectionLinks, type SectionLink} from './sectionLinks';

type AbsentOptions = Parameters<typeof readSectionLinks>[0] & Pick<StepOptions, 'absent'>;

const remedy = 'Correct it, or add it in search/absent.<language>.json.';

/**
 * Remark step: replaces `<NotIncluded of="id, id" />` with a list of features that the product doesn't
 * have, with alternatives and links. Throws on unknown ids.
 */
export function absentFeatures({absent, ...options}: AbsentOptions) {
  const {locale, defaultLocale} = options;
  return (tree: Node, page: SourcePage): void => {
    // Once per page, since it reads all pages, which may change between two builds.
    const links = new Map<Locale, ReturnType<typeof readSectionLinks>>();
    const linksOf = (language: Locale) => {
      const known = links.get(language) ?? readSectionLinks({...options, locale: language});
      links.set(language, known);
      return known;
    };
    const render = (node: Node, language: Locale): Node => {
      const textLanguage = absent[language] ? language : defaultLocale;
      const features = Object.fromEntries(
        (absent[textLanguage] ?? []).map((feature) => [feature.id, feature]),
      );
      const linkTo = linksOf(language);
      const ids = (textAttribute(node, 'of') ?? '').split(',').map((id) => id.trim());
      const children = ids.filter(Boolean).map((id) => {
        const feature = requireEntry('absent feature', id, features, remedy);
        return itemOf(
          feature,
          feature.related.flatMap((target) => linkTo(target) ?? []),
        );
      });
      const list: Node = {type: 'list', ordered: false, spread: false, children};
      return textLanguage === language ? list : elementOf('div', {lang: textLanguage}, [list]);
    };
    replaceComponents(tree, page, locale, {NotIncluded: render});
  };
}

function itemOf({message, alternative}: AbsentFeature, related: readonly SectionLink[]): Node {
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

import {attributesOf, elementOf, textOf, toAttributes} from '@guide/content/mdx';
import type {Node, SourcePage} from '@guide/content/mdx';
import type {StepOptions} from '../options';
import type {ShownState} from '../parseFrontMatter';
import {hasTitle} from '../pageDetails';

/** Returns the state that `parseFrontMatter` added to the front matter. */
export function translationOf({data}: SourcePage): ShownState | undefined {
  return data?.frontMatter?.translation as ShownState | undefined;
}

/** Remark step: adds a notice to pages without an up-to-date translation, and `lang`. */
export function translationNotice({
  locale,
  defaultLocale,
}: Pick<StepOptions, 'locale' | 'defaultLocale'>) {
  const lang = defaultLocale;
  return (tree: Node, page: SourcePage): void => {
    const state = translationOf(page);
    if (!state) {
      return;
    }
    const children = (tree.children ??= []);
    const details = children.find(({name}) => name === 'PageDetails');
    const notice = elementOf('TranslationNotice', {state});
    if (state === 'outdated') {
      children.splice(details ? children.indexOf(details) + 1 : 0, 0, notice);
      return;
    }
    if (details) {
      details.attributes = [...attributesOf(details), ...toAttributes({lang})];
    }
    const title = children.find((child) => hasTitle(child, locale)) ?? titleFrom(page);
    const isHome = children.some(({name}) => name === 'Home');
    const above =
      title && (details || isHome)
        ? [elementOf('div', {lang}, [title]), ...(details ? [details] : [])]
        : [];
    const text = children.filter((child) => child !== title && child !== details);
    tree.children = [...above, notice, elementOf('div', {lang}, text)];
  };
}

/** Docusaurus would render the title outside the `<div lang>`. */
function titleFrom({data}: SourcePage): Node | undefined {
  const {title, hide_title: isHidden} = data?.frontMatter ?? {};
  return typeof title === 'string' && !isHidden
    ? {type: 'heading', depth: 1, children: [textOf(title)]}
    : undefined;
}

import type {StepOptions} from '@guide/content';
import {attribute, attributesOf, type Node, type Page} from '@guide/content/mdx';
import type {ShownState} from '../parseFrontMatter';
import {hasTitle} from '../pageDetails';

/** Returns the state that `parseFrontMatter` added to the front matter. */
export function translationOf({data}: Page): ShownState | undefined {
  return data?.frontMatter?.translation as ShownState | undefined;
}

/** Remark step: adds a notice to pages with outdated or missing translation, and `lang` if it's missing. */
export function translationNotice({
  locale,
  defaultLocale,
}: Pick<StepOptions, 'locale' | 'defaultLocale'>) {
  const inLanguage = (children: Node[]): Node => ({
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [attribute('lang', defaultLocale)],
    children,
  });
  return (tree: Node, page: Page): void => {
    const state = translationOf(page);
    if (!state) {
      return;
    }
    const children = (tree.children ??= []);
    const details = children.find(({name}) => name === 'PageDetails');
    const notice: Node = {
      type: 'mdxJsxFlowElement',
      name: 'TranslationNotice',
      attributes: [attribute('state', state)],
      children: [],
    };
    if (state === 'outdated') {
      children.splice(details ? children.indexOf(details) + 1 : 0, 0, notice);
      return;
    }
    if (details) {
      details.attributes = [...attributesOf(details), attribute('lang', defaultLocale)];
    }
    const title = children.find((child) => hasTitle(child, locale)) ?? titleFrom(page);
    const isHome = children.some(({name}) => name === 'Home');
    const above =
      title && (details || isHome) ? [inLanguage([title]), ...(details ? [details] : [])] : [];
    const modules = children.filter(({type}) => type === 'mdxjsEsm');
    const outside = new Set([...modules, title, details]);
    const text = children.filter((child) => !outside.has(child));
    tree.children = [...modules, ...above, notice, inLanguage(text)];
  };
}

/** Docusaurus would render the title outside the `<div lang>`. */
function titleFrom({data}: Page): Node | undefined {
  const {title, hide_title: isHidden} = data?.frontMatter ?? {};
  return typeof title === 'string' && !isHidden
    ? {type: 'heading', depth: 1, children: [{type: 'text', value: title}]}
    : undefined;
}

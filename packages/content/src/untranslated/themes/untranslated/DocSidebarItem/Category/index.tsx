/**
 * Wrapped: DocSidebarItem/Category of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a category whose label is not translated is marked with its language. Only there while
 * there is a page without a translation.
 */
import type {ComponentProps, ReactNode} from 'react';
import DocSidebarItemCategory from '@theme-init/DocSidebarItem/Category';
import {useLanguageOf} from '../../../../client/useLanguageOf';

type Props = ComponentProps<typeof DocSidebarItemCategory>;

export default function DocSidebarItemCategoryInItsLanguage(props: Props): ReactNode {
  const lang = useLanguageOf(props.item.label);
  return <DocSidebarItemCategory {...props} {...(lang && {lang})} />;
}

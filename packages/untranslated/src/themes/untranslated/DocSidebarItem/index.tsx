/**
 * Wrapped: DocSidebarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a page without a translation, or a category whose label is not translated, has a label in
 * another language among those of the site's language. Only there while there is such a page.
 */
import type {ComponentProps, ReactNode} from 'react';
import DocSidebarItem from '@theme-init/DocSidebarItem';
import {useLanguageOf} from '../../../client/useLanguageOf';

type Props = ComponentProps<typeof DocSidebarItem>;

export default function DocSidebarItemInItsLanguage(props: Props): ReactNode {
  const {item} = props;
  const lang = useLanguageOf(item.type === 'link' ? item.href : 'label' in item ? item.label : '');
  return <DocSidebarItem {...props} {...(lang && {lang})} />;
}

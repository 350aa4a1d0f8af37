/**
 * Wrapped: DocSidebarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds `lang` to labels of untranslated pages and categories. Only included if there are any.
 */
import type {ComponentProps, ReactNode} from 'react';
import DocSidebarItem from '@theme-init/DocSidebarItem';
import {useLanguageOf} from '../../../client/useLanguageOf';

type Props = ComponentProps<typeof DocSidebarItem>;

export default function DocSidebarItemWrapper(props: Props): ReactNode {
  const {item} = props;
  const lang = useLanguageOf(item.type === 'link' ? item.href : 'label' in item ? item.label : '');
  return <DocSidebarItem {...props} {...(lang && {lang})} />;
}

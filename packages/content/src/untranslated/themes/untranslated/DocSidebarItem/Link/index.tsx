/**
 * Wrapped: DocSidebarItem/Link of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a page without a translation has a label in another language among those of the
 * site's language. Only there while there is such a page.
 */
import type {ComponentProps, ReactNode} from 'react';
import DocSidebarItemLink from '@theme-init/DocSidebarItem/Link';
import {useLanguageOf} from '../../../../client/useLanguageOf';

type Props = ComponentProps<typeof DocSidebarItemLink>;

export default function DocSidebarItemLinkInItsLanguage(props: Props): ReactNode {
  const lang = useLanguageOf(props.item.href);
  return <DocSidebarItemLink {...props} {...(lang && {lang})} />;
}

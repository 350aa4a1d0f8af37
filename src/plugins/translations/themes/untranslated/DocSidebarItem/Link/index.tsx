/**
 * Wrapped: DocSidebarItem/Link of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a page without a translation has an English label among those of the
 * site's language. Only there while there is such a page.
 */
import type {ComponentProps, ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import DocSidebarItemLink from '@theme-init/DocSidebarItem/Link';
import type {UntranslatedPages} from '../../../..';

type Props = ComponentProps<typeof DocSidebarItemLink>;

export default function DocSidebarItemLinkInItsLanguage(props: Props): ReactNode {
  const untranslated = usePluginData('translations') as UntranslatedPages;
  const english = untranslated.includes(props.item.href) && {lang: 'en'};
  return <DocSidebarItemLink {...props} {...english} />;
}

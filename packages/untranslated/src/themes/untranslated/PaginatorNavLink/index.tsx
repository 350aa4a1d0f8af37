/**
 * Wrapped: PaginatorNavLink of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds `lang` to titles of untranslated pages. Only included if there are any.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/PaginatorNavLink';
import PaginatorNavLink from '@theme-init/PaginatorNavLink';
import {useLanguageOf} from '../../../client/useLanguageOf';

export default function PaginatorNavLinkWrapper(props: Props): ReactNode {
  const lang = useLanguageOf(props.permalink);
  return (
    <PaginatorNavLink
      {...props}
      title={lang ? <span lang={lang}>{props.title}</span> : props.title}
    />
  );
}

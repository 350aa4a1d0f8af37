/**
 * Wrapped: TOCItems of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds `lang` to the table of contents of untranslated pages. Only included if there are any.
 */
import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import TOCItems from '@theme-init/TOCItems';
import {useLanguageOf} from '../../../client/useLanguageOf';

export default function TOCItemsWrapper(props: ComponentProps<typeof TOCItems>): ReactNode {
  const lang = useLanguageOf(useLocation().pathname);
  return (
    <div lang={lang}>
      <TOCItems {...props} />
    </div>
  );
}

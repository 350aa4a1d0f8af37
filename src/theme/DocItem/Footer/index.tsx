/**
 * Ejected: DocItem/Footer of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the tags of a page stand under its title (`src/components/PageDetails`);
 * upstream has no way to leave them out here, nor the date of the last change,
 * which the site does not show and every page would load. What we changed
 * stands between "changed" and "end".
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
// changed: no TagsListInline, no EditMetaRow
import EditThisPage from '@theme/EditThisPage';
// end

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  // changed: no tags, no date
  const {editUrl} = metadata;

  if (!editUrl) {
    return null;
  }
  // end

  return (
    <footer
      className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {/* changed: the link alone */}
      <div
        className={clsx(
          'margin-top--sm',
          ThemeClassNames.docs.docFooterEditMetaRow,
        )}>
        <EditThisPage editUrl={editUrl} />
      </div>
      {/* end */}
    </footer>
  );
}

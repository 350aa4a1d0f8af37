/**
 * Ejected: DocItem/Footer of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the tags of a page stand under its title (`src/components/PageDetails`);
 * upstream has no way to leave them out here. What we changed stands between
 * "changed" and "end".
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
// changed: no TagsListInline
// end
import EditMetaRow from '@theme/EditMetaRow';

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  // changed: no tags
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;

  // end
  const canDisplayEditMetaRow = !!(editUrl || lastUpdatedAt || lastUpdatedBy);

  // changed: no tags
  const canDisplayFooter = canDisplayEditMetaRow;
  // end

  if (!canDisplayFooter) {
    return null;
  }

  return (
    <footer
      className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {/* changed: no row of tags */}
      {/* end */}
      {canDisplayEditMetaRow && (
        <EditMetaRow
          className={clsx(
            'margin-top--sm',
            ThemeClassNames.docs.docFooterEditMetaRow,
          )}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  );
}

/**
 * Replaced: DocItem/Footer of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds a way to report mistakes, and downloads. Omits the date.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Downloads from '@theme/Downloads';
import EditThisPage from '@theme/EditThisPage';
import ReportMistake from '@theme/ReportMistake';
import Tag from '@theme/Tag';

export default function DocItemFooter(): ReactNode {
  const {editUrl, tags} = useDoc().metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {tags.length > 0 && (
        <div className={ThemeClassNames.docs.docFooterTagsRow}>
          {tags.map((tag) => (
            <Tag key={tag.permalink} {...tag} />
          ))}
        </div>
      )}
      <ReportMistake />
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <Downloads />
    </div>
  );
}

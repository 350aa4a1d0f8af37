/**
 * Replaced: DocItem/Footer of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds a way to report mistakes, and downloads. Omits the date, and tags (see
 * `src/components/PageDetails`).
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Downloads from '@theme/Downloads';
import EditThisPage from '@theme/EditThisPage';
import ReportMistake from '@theme/ReportMistake';

export default function DocItemFooter(): ReactNode {
  const {editUrl} = useDoc().metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      <ReportMistake />
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <Downloads />
    </div>
  );
}

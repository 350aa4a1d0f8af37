/**
 * Replaced: DocItem/Footer of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds feedback and PDFs. Omits the date, and tags (see `src/components/PageDetails`).
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import PageFeedback from '@theme/PageFeedback';
import Handbook from '@site/src/components/Handbook';
import ReportMistake from '@site/src/components/ReportMistake';

export default function DocItemFooter(): ReactNode {
  const {editUrl} = useDoc().metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {PageFeedback ? <PageFeedback /> : <ReportMistake />}
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {FEATURES.handbook && <Handbook />}
    </div>
  );
}

/**
 * Replaced: DocItem/Footer of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the tags of a page stand under its title (`src/components/PageDetails`), and the day of its last
 * change is for machines alone. Hidden by a style, the tags would be in each page twice, and the code of
 * both on every first visit. The guide as PDF is linked from here; where the owner wants it,
 * readers are asked whether the page helped.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import PageFeedback from '@theme/PageFeedback';
import Handbook from '@site/src/components/Handbook';

export default function DocItemFooter(): ReactNode {
  const {editUrl} = useDoc().metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      {PageFeedback && <PageFeedback />}
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {FEATURES.handbook && <Handbook />}
    </div>
  );
}

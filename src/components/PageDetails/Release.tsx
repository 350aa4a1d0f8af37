import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReleaseData} from '@site/src/plugins/releases';

/** The release that a page describes: none where it is still being written, as a banner says there. */
export default function Release(): ReactNode {
  const releases = usePluginData('releases') as ReleaseData | undefined;
  const {version, label, isLast} = useDocsVersion();
  const written = isLast ? releases?.newest : undefined;
  const release = version === 'current' ? written : label;
  return (
    release && (
      <span>
        {translate(
          {
            id: 'pageDetails.release',
            message: 'Release {release}',
            description: 'The release of the product that a page describes, under its title',
          },
          {release},
        )}
      </span>
    )
  );
}

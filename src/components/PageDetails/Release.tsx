import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReleaseData} from '@site/src/plugins/releases';

/** The release that a page describes: none where it is still being written, as a banner says there. */
export default function Release(): ReactNode {
  const {newest} = usePluginData('releases') as ReleaseData;
  const {version, label, isLast} = useDocsVersion();
  const isOpen = version === 'current';
  return (
    (!isOpen || isLast) && (
      <span>
        {translate(
          {
            id: 'pageDetails.release',
            message: 'Release {release}',
            description: 'The release of the product that a page describes, under its title',
          },
          {release: isOpen ? newest : label},
        )}
      </span>
    )
  );
}

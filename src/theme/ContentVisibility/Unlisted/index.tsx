/**
 * Replaced: ContentVisibility/Unlisted of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream warns, in amber, where nothing is wrong. A quiet line says what unlisted means,
 * without styles that every other page would load.
 */
import type {ReactNode} from 'react';
import {ThemeClassNames, UnlistedBannerMessage, UnlistedMetadata} from '@docusaurus/theme-common';

export default function Unlisted(): ReactNode {
  return (
    <>
      <UnlistedMetadata />
      <small className={ThemeClassNames.common.unlistedBanner}>
        <UnlistedBannerMessage />
      </small>
    </>
  );
}

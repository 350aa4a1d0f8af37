/**
 * Replaced: DocVersionBanner of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's sentences put the title of the site before the version, which is no name of a
 * product here; and an alert interrupts a screen reader on each page.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/DocVersionBanner';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  return (
    banner && (
      <p
        className={clsx(
          className,
          ThemeClassNames.docs.docVersionBanner,
          'alert alert--warning margin-bottom--md',
        )}
      >
        {banner === 'unreleased' ? (
          <Translate
            id="version.unreleased"
            description="Above the pages of the version that is being written"
          >
            This page is about a version that is not released yet.
          </Translate>
        ) : (
          <Translate
            id="version.unmaintained"
            description="Above the pages of an older version; {label} is its name"
            values={{label}}
          >
            {'This page is about version {label}, which is no longer the newest one.'}
          </Translate>
        )}{' '}
        <ReleasedLink />
      </p>
    )
  );
}

/** To the same page, where the released version has it. */
function ReleasedLink(): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const {latestDocSuggestion, latestVersionSuggestion: released} =
    useDocVersionSuggestions(undefined);
  return (
    <Link
      to={latestDocSuggestion?.path ?? released.path}
      onClick={() => savePreferredVersionName(released.name)}
    >
      <Translate
        id="version.released"
        description="Link from the page of another version to the version that is released"
        values={{label: released.label}}
      >
        {'Read version {label}'}
      </Translate>
    </Link>
  );
}

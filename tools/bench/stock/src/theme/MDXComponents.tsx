/** Minimal versions of the components in our pages, with the same text and images. */
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

function Plain({title, children}: {title?: string; children?: ReactNode}): ReactNode {
  return (
    <section>
      {title}
      {children}
    </section>
  );
}

function Figure({
  name,
  locale,
  caption,
  children = caption,
  ...image
}: Record<string, string>): ReactNode {
  const src = useBaseUrl(`/figures/${locale}/${name}-light.svg`);
  return (
    <figure>
      <img alt={caption} {...image} src={src} loading="lazy" />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

const plainNames =
  'Card Cards CompareReleases Filter FilteredTable Home HomeLead HomePart HomeReleases HomeRole HomeRoles HomeSearch Operation Release Resource RightsMatrix Steps TranslationNotice Walkthrough';

export default {
  ...MDXComponents,
  ...Object.fromEntries(plainNames.split(' ').map((name) => [name, Plain])),
  ...{Tabs, TabItem, Figure, WalkthroughFrame: Figure},
  ...{SupportEmail: () => 'support@telescope.example'},
};

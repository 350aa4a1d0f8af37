/**
 * Wrapped: DocTagsListPage of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream has no description for search engines and link previews.
 */
import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DocTagsListPage from '@theme-original/DocTagsListPage';

type Props = ComponentProps<typeof DocTagsListPage>;

export default function DocTagsListPageWrapper(props: Props): ReactNode {
  const description = translate({
    id: 'tags.description',
    message:
      'Find pages of this guide by topic, such as first steps, roadmaps, imports, connectors or the API.',
    description: 'Description of the tag list page, for search engines',
  });
  return (
    <>
      <PageMetadata description={description} />
      <DocTagsListPage {...props} />
    </>
  );
}

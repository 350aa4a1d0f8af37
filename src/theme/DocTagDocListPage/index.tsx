/**
 * Replaced: DocTagDocListPage of @docusaurus/theme-classic 3.9.1, written anew on
 * our own cards. Its messages are upstream's.
 *
 * Why: the pages of a tag are cards, like those of a category, and say which
 * category they are of; the page says where it stands.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import Cards, {Card} from '@site/src/components/Cards';
import {iconOf} from '@site/src/components/Icon/iconClass';
import TagBreadcrumbs from '@site/src/components/TagBreadcrumbs';
import {topLevelOf} from '@site/src/lib/listedItems';

export default function DocTagDocListPage({tag}: Props): ReactNode {
  const title = usePageTitle(tag);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            <TagBreadcrumbs tag={tag} />
            {tag.unlisted && <Unlisted />}
            <header>
              <Heading as="h1">{title}</Heading>
              {tag.description && <p>{tag.description}</p>}
              <Link href={tag.allTagsPath}>
                <Translate
                  id="theme.tags.tagsPageLink"
                  description="The label of the link targeting the tag list page"
                >
                  View all tags
                </Translate>
              </Link>
            </header>
            <article>
              <Cards>
                {tag.items.map((doc) => (
                  <DocCard key={doc.id} doc={doc} />
                ))}
              </Cards>
            </article>
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}

function usePageTitle({count, label}: Props['tag']): string {
  const {selectMessage} = usePluralForm();
  const nDocsTagged = selectMessage(
    count,
    translate(
      {
        id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
        message: 'One doc tagged|{count} docs tagged',
        description: 'Pluralized label for "{count} docs tagged", its forms separated by "|"',
      },
      {count},
    ),
  );
  return translate(
    {
      id: 'theme.docs.tagDocListPageTitle',
      message: '{nDocsTagged} with "{tagName}"',
      description: 'The title of the page for a docs tag',
    },
    {nDocsTagged, tagName: label},
  );
}

/** A card with the category of the page. */
function DocCard({doc}: {doc: Props['tag']['items'][number]}): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const place = topLevelOf(Object.values(docsSidebars).flat(), doc.permalink);
  return (
    <Card
      to={doc.permalink}
      title={doc.title}
      icon={iconOf(place?.className)}
      note={place?.type === 'category' ? place.label : undefined}
    >
      {doc.description}
    </Card>
  );
}

/**
 * Ejected: DocTagDocListPage of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the pages of a tag are cards, like those of a category, and say which
 * category they are of; the page says where it stands. Upstream has no place for
 * either. What we changed stands between "changed" and "end".
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  PageMetadata,
  HtmlClassNameProvider,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/DocTagDocListPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
// changed: what the cards and the breadcrumbs need
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Cards, {Card} from '@site/src/components/Cards';
import {iconOf} from '@site/src/components/Icon/iconClass';
import TagBreadcrumbs from '@site/src/components/TagBreadcrumbs';
import {topLevelOf} from '@site/src/lib/listedItems';
// end

// Very simple pluralization: probably good enough for now
function useNDocsTaggedPlural() {
  const {selectMessage} = usePluralForm();
  return (count: number) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
          description:
            'Pluralized label for "{count} docs tagged". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
          message: 'One doc tagged|{count} docs tagged',
        },
        {count},
      ),
    );
}

function usePageTitle(props: Props): string {
  const nDocsTaggedPlural = useNDocsTaggedPlural();
  return translate(
    {
      id: 'theme.docs.tagDocListPageTitle',
      description: 'The title of the page for a docs tag',
      message: '{nDocsTagged} with "{tagName}"',
    },
    {nDocsTagged: nDocsTaggedPlural(props.tag.count), tagName: props.tag.label},
  );
}

// changed: a card, with the category of the page
function DocItem({doc}: {doc: Props['tag']['items'][number]}): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const place = topLevelOf(Object.values(docsSidebars).flat(), doc.permalink);
  return (
    <Card
      to={doc.permalink}
      title={doc.title}
      icon={iconOf(place?.className)}
      note={place?.type === 'category' ? place.label : undefined}>
      {doc.description}
    </Card>
  );
}
// end

function DocTagDocListPageMetadata({
  title,
  tag,
}: Props & {title: string}): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
    </>
  );
}

function DocTagDocListPageContent({
  tag,
  title,
}: Props & {title: string}): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.page.docsTagDocListPage)}>
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            {/* changed: where the page stands */}
            <TagBreadcrumbs tag={tag} />
            {/* end */}
            {tag.unlisted && <Unlisted />}
            {/* changed: less space */}
            <header>
              {/* end */}
              <Heading as="h1">{title}</Heading>
              {tag.description && <p>{tag.description}</p>}
              <Link href={tag.allTagsPath}>
                <Translate
                  id="theme.tags.tagsPageLink"
                  description="The label of the link targeting the tag list page">
                  View all tags
                </Translate>
              </Link>
            </header>
            {/* changed: cards */}
            <article>
              <Cards>
                {tag.items.map((doc) => (
                  <DocItem key={doc.id} doc={doc} />
                ))}
              </Cards>
            </article>
            {/* end */}
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}

export default function DocTagDocListPage(props: Props): ReactNode {
  const title = usePageTitle(props);
  return (
    <>
      <DocTagDocListPageMetadata {...props} title={title} />
      <DocTagDocListPageContent {...props} title={title} />
    </>
  );
}

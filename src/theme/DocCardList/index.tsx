/**
 * Replaced: DocCardList of @docusaurus/theme-classic 3.9.1, written anew on our
 * own cards.
 *
 * Why: upstream cuts titles and descriptions to one line, and shows the index
 * pages of the two API categories empty, since all of their pages are unlisted.
 */
import type {ComponentProps, ReactNode} from 'react';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type UpstreamDocCardList from '@theme-original/DocCardList';
import Cards, {Card} from '@site/src/components/Cards';
import {shownOnIndex} from '@site/src/lib/listedItems';

type Props = ComponentProps<typeof UpstreamDocCardList>;

export default function DocCardList({items}: Props): ReactNode {
  return items ? <CardList items={items} /> : <SiblingCardList />;
}

function SiblingCardList(): ReactNode {
  return <CardList items={useCurrentSidebarSiblings()} />;
}

function CardList({items}: Required<Pick<Props, 'items'>>): ReactNode {
  return (
    <Cards>
      {filterDocCardListItems(shownOnIndex(items)).map((item, index) =>
        item.type === 'category' ? (
          <CategoryCard key={index} category={item} />
        ) : (
          item.type === 'link' && <LinkCard key={index} link={item} />
        ),
      )}
    </Cards>
  );
}

function LinkCard({link}: {link: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(link.docId);
  return (
    <Card to={link.href} title={link.label}>
      {link.description ?? doc?.description}
    </Card>
  );
}

function CategoryCard({category}: {category: PropSidebarItemCategory}): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = category.items.length;
  return (
    <Card to={findFirstSidebarItemLink(category) ?? ''} title={category.label}>
      {selectMessage(
        count,
        translate(
          {
            id: 'theme.docs.DocCard.categoryDescription.plurals',
            message: '{count} page|{count} pages',
            description: 'How many pages a category holds; singular and plural separated by |',
          },
          {count},
        ),
      )}
    </Card>
  );
}

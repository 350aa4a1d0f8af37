/**
 * Replaced: DocCardList of @docusaurus/theme-classic 3.9.1, written anew on our
 * own cards.
 *
 * Why: upstream cuts titles and descriptions to one line, and shows the index
 * pages of the two API categories empty, since all of their pages are unlisted.
 * Ours says how many pages there are, and shows the icons of the menu.
 */
import type {ComponentProps, ReactNode} from 'react';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import descriptions from '@generated/doc-descriptions/default/descriptions.json';
import type UpstreamDocCardList from '@theme-original/DocCardList';
import Cards, {Card} from '@site/src/components/Cards';
import {usePageCount} from '@site/src/components/Cards/usePageCount';
import type {IconName} from '@site/src/components/Icon';
import {iconOf} from '@site/src/components/Icon/iconClass';
import {countPages, shownOnIndex} from '@site/src/lib/listedItems';
import styles from './styles.module.css';

type Props = ComponentProps<typeof UpstreamDocCardList>;

export default function DocCardList({items}: Props): ReactNode {
  return items ? <Index items={items} /> : <SiblingCardList />;
}

/** What the index page of a category shows. */
function Index({items}: Required<Pick<Props, 'items'>>): ReactNode {
  const pageCount = usePageCount();
  return (
    <>
      <p className={styles.count}>{pageCount(countPages(items))}</p>
      <CardList items={items} />
    </>
  );
}

function SiblingCardList(): ReactNode {
  return <CardList items={useCurrentSidebarSiblings()} />;
}

function CardList({items}: Required<Pick<Props, 'items'>>): ReactNode {
  const icon = iconOf(useSidebarBreadcrumbs()?.[0]?.className);
  return (
    <Cards>
      {filterDocCardListItems(shownOnIndex(items)).map((item, index) =>
        item.type === 'category' ? (
          <CategoryCard key={index} category={item} icon={icon} />
        ) : (
          item.type === 'link' && <LinkCard key={index} link={item} icon={icon} />
        ),
      )}
    </Cards>
  );
}

interface CardProps {
  /** The icon of the category that the list is of, for items without one. */
  icon: IconName | undefined;
}

function LinkCard({link, icon}: CardProps & {link: PropSidebarItemLink}): ReactNode {
  const {version} = useDocsVersion();
  return (
    <Card to={link.href} title={link.label} icon={iconOf(link.className) ?? icon}>
      {link.description ?? descriptions[version]?.[link.docId ?? '']}
    </Card>
  );
}

function CategoryCard({
  category,
  icon,
}: CardProps & {category: PropSidebarItemCategory}): ReactNode {
  const pageCount = usePageCount();
  return (
    <Card
      to={findFirstSidebarItemLink(category) ?? ''}
      title={category.label}
      icon={iconOf(category.className) ?? icon}
      note={pageCount(countPages(category.items))}
    >
      {category.description}
    </Card>
  );
}

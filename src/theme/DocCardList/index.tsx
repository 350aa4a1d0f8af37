/**
 * Replaced: DocCardList of @docusaurus/theme-classic 3.9.1, by the cards that writers use in pages.
 *
 * Why: upstream cuts titles and descriptions to one line, and shows the index pages of the two API
 * categories empty, since all of their pages are unlisted, and a group by one card for all its pages.
 */
import type {ComponentProps, ReactNode} from 'react';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import descriptions from '@generated/doc-descriptions/default/descriptions.json';
import type UpstreamDocCardList from '@theme-original/DocCardList';
import Cards, {Card} from '@site/src/components/Cards';
import {shownOnIndex} from '@site/src/client/listedItems';

type Props = ComponentProps<typeof UpstreamDocCardList>;

export default function DocCardList({items}: Props): ReactNode {
  return items ? <CardList items={items} /> : <SiblingCardList />;
}

function SiblingCardList(): ReactNode {
  return <CardList items={useCurrentSidebarSiblings()} />;
}

function CardList({items}: Required<Pick<Props, 'items'>>): ReactNode {
  const {version} = useDocsVersion();
  return (
    <Cards>
      {filterDocCardListItems(shownOnIndex(items)).map(
        (item) =>
          item.type === 'link' && (
            <Card key={item.href} to={item.href} title={item.label}>
              {item.description ?? descriptions[version]?.[item.docId ?? '']}
            </Card>
          ),
      )}
    </Cards>
  );
}

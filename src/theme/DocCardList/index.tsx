/**
 * Replaced: DocCardList of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream truncates texts, omits unlisted pages even without others, and shows nested
 * categories as one card.
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
import {indexPageItems} from '@site/src/client/listedItems';

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
      {filterDocCardListItems(indexPageItems(items)).map(
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

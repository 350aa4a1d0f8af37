/**
 * Replaced: TagsListByLetter of @docusaurus/theme-classic 3.9.1.
 *
 * Why: one list, with descriptions. Upstream's has a heading for each letter, most with one tag.
 */
import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TagsListByLetter';
import Cards, {Card} from '@site/src/components/Cards';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const byLabel = [...tags].sort((a, b) => a.label.localeCompare(b.label));
  return (
    <Cards>
      {byLabel.map(({permalink, label, description, count}) => (
        <Card key={permalink} to={permalink} title={label}>
          {description && <p className="margin-bottom--sm">{description}</p>}
          {selectMessage(
            count,
            translate(
              {
                id: 'tags.pages',
                message: '1 page|{count} pages',
                description: 'How many pages have a tag. Plural forms are separated by "|"',
              },
              {count},
            ),
          )}
        </Card>
      ))}
    </Cards>
  );
}

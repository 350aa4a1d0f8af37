/**
 * Replaced: TagsListByLetter of @docusaurus/theme-classic 3.9.1, written anew on
 * our own cards.
 *
 * Why: eleven tags under nine letters say nothing of what they are about. Ours
 * are grouped by subject, with their descriptions.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import Cards, {Card} from '@site/src/components/Cards';
import {usePageCount} from '@site/src/components/Cards/usePageCount';
import {groupTags} from '@site/src/components/TagGroups/groupTags';
import {tagSubjects} from '@site/src/components/TagGroups/subjects';
import styles from './styles.module.css';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const pageCount = usePageCount();
  const other = translate({
    id: 'tags.subject.other',
    message: 'Other tags',
    description: 'Heading of the tags that are in no other group',
  });
  return groupTags(tags, tagSubjects(), other).map((group) => (
    <section key={group.label} className={styles.group}>
      <Heading as="h2" className={styles.heading}>
        {group.label}
      </Heading>
      <Cards>
        {group.tags.map(({permalink, label, description, count}) => (
          <Card key={permalink} to={permalink} title={label} icon="tag" note={pageCount(count)}>
            {description}
          </Card>
        ))}
      </Cards>
    </section>
  ));
}

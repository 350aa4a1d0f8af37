import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Hit as SearchHit} from '../../searchResults';
import {SearchView} from '../view/searchView';
import {useHitTexts} from '../view/useHitTexts';
import styles from './styles.module.css';

export default function Hit({hit, query}: {hit: SearchHit; query: string}): ReactNode {
  const {onOpen} = useContext(SearchView);
  const {title, path, snippet} = useHitTexts(hit, query, {area: hit.area});
  return (
    <li className={clsx('search-hit', styles.hit)}>
      <p className={styles.path}>{path}</p>
      <Heading as="h2" className={styles.title}>
        <Link to={hit.url} onClick={(event) => onOpen(hit.url, event)}>
          {title}
        </Link>
      </Heading>
      <p className={clsx(styles.snippet, hit.snippet === null && styles.snippetAwaited)}>
        {snippet}
      </p>
    </li>
  );
}

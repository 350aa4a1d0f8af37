import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import MarkedText from '../view/MarkedText';
import ForDevelopers from '../view/ForDevelopers';
import {plainText, type Marked} from '../../marked';
import type {Hit as SearchHit} from '../../searchAnswer';
import {useSnippet} from '../view/useSnippet';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  hit: SearchHit;
  query: string;
  onOpen: (url: string) => void;
}

/** A section that answers: where it stands in the guide, its heading, and the text around the words. */
export default function Hit({hit, query, onOpen}: Props): ReactNode {
  const {objectID, url, area, headings, unlisted} = hit;
  const snippet = useSnippet(objectID, query, hit.snippet);
  const path = pathOf(area, headings);
  return (
    <li className={styles.hit}>
      <p className={styles.path}>
        {unlisted && <ForDevelopers />}
        {path.map((part, level) => (
          <Fragment key={level}>
            {(unlisted || level > 0) && ' › '}
            <MarkedText parts={part} />
          </Fragment>
        ))}
      </p>
      <Heading as="h2" className={styles.title}>
        <Link to={url} onClick={() => onOpen(url)}>
          <MarkedText parts={headings.at(-1) ?? []} />
        </Link>
      </Heading>
      {/* A text that comes later finds its place kept. */}
      <p className={clsx(styles.snippet, hit.snippet === null && styles.snippetAwaited)}>
        {snippet && <MarkedText parts={snippet} />}
      </p>
    </li>
  );
}

/** What stands above the section. A page with the name of its area is named once. */
function pathOf(area: string, headings: Marked[]): Marked[] {
  const above = headings.slice(0, -1);
  return area === '' || plainText(above[0] ?? []) === area
    ? above
    : [[{text: area, match: false}], ...above];
}

import {useEffect, useRef, type ReactNode} from 'react';
import type {AnswerState} from './answerState';
import Hit from './Hit';
import MoreHits from './MoreHits';
import type {Answer} from './searchRequests';
import styles from './styles.module.css';

interface Props {
  answer: Answer;
  more: AnswerState['more'];
  onMore: () => void;
  onOpen: () => void;
}

/** The hits that have come, and a way to the others. */
export default function HitList({answer, more, onMore, onOpen}: Props): ReactNode {
  const {hits, asked, page, pages} = answer;
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Number of hits before the next page was asked for; `null` when none is. */
  const before = useRef<number>(null);

  useEffect(() => {
    if (before.current === null || more !== 'none') {
      return;
    }
    const firstNew = list.current?.children[Math.min(before.current, hits.length - 1)];
    before.current = null;
    // Elsewhere only the reader can have put it; the button is gone after the last page.
    if ([button.current, document.body].includes(document.activeElement as HTMLElement)) {
      firstNew?.querySelector('a')?.focus();
    }
  }, [hits, more]);

  return (
    <>
      <ol ref={list} className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} query={asked.query} onOpen={onOpen} />
        ))}
      </ol>
      {page + 1 < pages && (
        <MoreHits
          button={button}
          more={more}
          onMore={() => {
            before.current = hits.length;
            onMore();
          }}
        />
      )}
    </>
  );
}

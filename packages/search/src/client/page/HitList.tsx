import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Failure} from '../view/Notice';
import Hit from './Hit';
import styles from './styles.module.css';
import type {PageResults, SearchState} from './useSearchResults';

interface Props {
  results: PageResults;
  more: SearchState['more'];
  onMore: () => void;
}

export default function HitList({results, more, onMore}: Props): ReactNode {
  const {hits, request, page, pages} = results;
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(null);

  useEffect(() => {
    if (firstNew.current !== null) {
      list.current?.children[firstNew.current]?.querySelector('a')?.focus();
      firstNew.current = null;
    }
  }, [hits]);

  const showMore = () => {
    firstNew.current = hits.length;
    onMore();
  };
  return (
    <>
      <ol ref={list} className="clean-list">
        {hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} query={request.query} />
        ))}
      </ol>
      {more === 'failed' ? (
        <Failure onRetry={showMore} />
      ) : (
        page + 1 < pages && (
          <div className={styles.more}>
            {/* Disabling the button would lose focus. */}
            <button
              type="button"
              className="button button--secondary"
              aria-disabled={more === 'loading'}
              onClick={showMore}
            >
              <Translate id="search.more" description="Button that shows more results">
                Load more
              </Translate>
            </button>
          </div>
        )
      )}
    </>
  );
}

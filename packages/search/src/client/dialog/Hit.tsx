import {useContext, type JSX, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HitComponentProps} from '@docsearch/react';
import {SearchView} from '../view/searchView';
import {useHitTexts} from '../view/useHitTexts';
import {isSearchHit, type DialogHit} from '../../docSearch/dialogItems';

/** Characters before the first match, to show it on a single line. */
const MAX_LEAD = 30;

export default function Hit({hit, children}: HitComponentProps): JSX.Element {
  const {onOpen} = useContext(SearchView);
  if (!hit.url) {
    // A stored conversation, which DocSearch opens.
    return <div className="DocSearch-Hit--AskAI">{children}</div>;
  }
  return (
    <Link to={hit.url} onClick={(event) => onOpen(hit.url, event)}>
      {isSearchHit(hit) ? (
        <ResultHit hit={hit._snippetResult} />
      ) : (
        // Stored searches: DocSearch's content includes their buttons.
        children
      )}
    </Link>
  );
}

function ResultHit({hit}: {hit: DialogHit}): ReactNode {
  const {title, path, snippet} = useHitTexts(hit, hit.query, {maxLead: MAX_LEAD});
  return (
    <div className="DocSearch-Hit-Container">
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">{title}</span>
        <span className="search-box__line">
          {path && <span className="DocSearch-Hit-path">{path}</span>}
          {path && snippet && ' · '}
          <span className="DocSearch-Hit-text">{snippet}</span>
        </span>
      </div>
    </div>
  );
}

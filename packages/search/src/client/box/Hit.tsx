import {use, type JSX, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HitComponentProps} from '@docsearch/react';
import type {Hit as SearchHit} from '../../searchAnswer';
import {useHitTexts} from '../view/useHitTexts';
import {BoxContext} from './boxContext';
import {isAnswer} from './boxItems';

/** A hit, a recent search or a favourite. */
export default function Hit({hit, children}: HitComponentProps): JSX.Element {
  const {follow, report} = use(BoxContext);
  const onClick = (event: MouseEvent) => {
    if (isAnswer(hit)) {
      report.open(hit.url);
    }
    follow(hit.url, event);
  };
  return (
    <Link to={hit.url} onClick={onClick}>
      {isAnswer(hit) ? (
        <AnswerHit hit={hit._snippetResult as unknown as SearchHit} />
      ) : (
        // Recent searches and favourites keep DocSearch's content, which has their buttons.
        children
      )}
    </Link>
  );
}

function AnswerHit({hit}: {hit: SearchHit}): ReactNode {
  const {answer} = use(BoxContext);
  const {title, path, snippet} = useHitTexts(hit, answer?.query ?? '');
  return (
    <div className="DocSearch-Hit-Container">
      <div className="DocSearch-Hit-icon">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          {hit.headings.length === 1 ? (
            <path d="M5 2.5h6.5L15.5 6.5v11h-10.5zM11.5 2.5v4h4" />
          ) : (
            <path d="M8 3 6 17M14 3l-2 14M4 7.5h13M3 12.5h13" />
          )}
        </svg>
      </div>
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">{title}</span>
        {path && <span className="DocSearch-Hit-path">{path}</span>}
        <span className="DocSearch-Hit-text search-snippet">{snippet}</span>
      </div>
    </div>
  );
}

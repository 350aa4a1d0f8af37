import {Fragment, useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {AbsentNotice} from '../../searchResults';
import {useSearchData} from '../useSearchProvider';
import {SearchView} from './searchView';
import './styles.css';

export function NotInProduct({message, alternative, related}: AbsentNotice): ReactNode {
  const {onOpen} = useContext(SearchView);
  const sections = related.map(({url, title}, index) => (
    <Fragment key={url}>
      {index > 0 && ' · '}
      <Link to={url} onClick={(event) => onOpen(url, event)}>
        {title}
      </Link>
    </Fragment>
  ));
  return (
    <div className="alert alert--warning search-absent">
      <div>
        <strong>{message}</strong> {alternative}
      </div>
      {sections.length > 0 && (
        <div>
          <Translate
            id="search.absent.see"
            description="After a sentence that says what the product does not have; {sections} are links"
            values={{sections: <>{sections}</>}}
          >
            {'See {sections}'}
          </Translate>
        </div>
      )}
    </div>
  );
}

export function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className="search-failure" role="alert">
      <p>
        <strong>
          <Translate id="search.failure.title" description="First line of a failed search">
            Unable to fetch results
          </Translate>
        </strong>
        <br />
        <Translate id="search.failure.help" description="Second line of a failed search">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="search.failure.retry" description="Button that repeats a failed search">
          Retry
        </Translate>
      </button>
    </div>
  );
}

/** English only: for the site's authors. */
const developmentText =
  'Development server: results come from the last production build. Build the site to update them.';

export function DevelopmentNotice(): ReactNode {
  const {account} = useSearchData();
  return (
    process.env.NODE_ENV === 'development' &&
    !account && <p className="alert alert--warning">{developmentText}</p>
  );
}

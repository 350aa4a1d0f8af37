import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import AbsentFeature from '../view/AbsentFeature';
import DevelopmentNotice from '../view/DevelopmentNotice';
import Failure from '../view/Failure';
import {useSearchReport} from '../report/useSearchReport';
import Heading from '@theme/Heading';
import AreaFilter from './AreaFilter';
import HitList from './HitList';
import NoResults from '../view/NoResults';
import SearchForm from './SearchForm';
import Status from './Status';
import styles from './styles.module.css';
import Suggestions from '../view/Suggestions';
import {useSearchAddress} from './useSearchAddress';
import {useSearchAnswer} from './useSearchAnswer';
import WithoutScripts from './WithoutScripts';

/** The search of the page `/search/`: a form, and the answer to what its address asks. */
export default function SearchResults(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLElement>(null);
  const address = useSearchAddress(input);
  const {phase, more, retry, loadMore, ...state} = useSearchAnswer(address);
  const answer = address.query === '' ? null : state.answer;
  const report = useSearchReport(
    address.query,
    answer?.asked.query === address.query ? answer.everywhere : undefined,
  );
  const open = (url: string) => {
    report.open(url);
    address.settle();
  };
  // Each search has a list of its own, which knows nothing of the focus in the one before.
  const key = JSON.stringify(answer?.asked);

  return (
    <div className={styles.column}>
      <PageMetadata title={titleOf(address.query)} />
      <Heading as="h1">{titleOf('')}</Heading>
      <SearchForm
        input={input}
        text={address.text}
        onType={address.type}
        onSubmit={() => {
          address.settle();
          if (phase === 'failed') {
            retry();
          }
        }}
      />
      <WithoutScripts />
      <DevelopmentNotice />
      <p role="status" className={styles.status}>
        <Status phase={phase} answer={answer} />
      </p>
      {answer && (
        <AreaFilter areas={answer.areas} chosen={address.area} onChoose={address.choose} />
      )}
      <section
        ref={region}
        tabIndex={-1}
        className={styles.answer}
        aria-busy={phase === 'loading' || phase === 'slow'}
        aria-label={translate({
          id: 'search.results',
          message: 'Results',
          description: 'Name of the part of the search page that shows the results',
        })}
      >
        {address.query === '' && <Start />}
        {phase === 'failed' && (
          <Failure
            className={styles.more}
            onRetry={() => {
              // The button goes away: the focus goes to what comes in its place.
              region.current?.focus({preventScroll: true});
              retry();
            }}
          />
        )}
        {answer?.absent && (
          <AbsentFeature
            className={clsx('alert alert--secondary', styles.absent)}
            notice={answer.absent}
            onOpen={open}
          />
        )}
        {answer?.hits.length === 0 && <NoResults answer={answer} />}
        {answer && answer.hits.length > 0 && (
          <HitList key={key} answer={answer} more={more} onMore={loadMore} onOpen={open} />
        )}
      </section>
    </div>
  );
}

/** What stands on the search page before anything is typed. */
function Start(): ReactNode {
  return (
    <>
      <p className={styles.hint}>
        <Translate id="search.empty" description="Shown on the search page before a search">
          Type what you are looking for: a feature, a setting or the code of a message.
        </Translate>
      </p>
      <p className={styles.hint}>
        <Translate id="search.examples" description="Introduces searches that a click does">
          For example:
        </Translate>
      </p>
      <Suggestions />
    </>
  );
}

function titleOf(query: string): string {
  return query === ''
    ? translate({
        id: 'search.page.title',
        message: 'Search the documentation',
        description: 'Title and heading of the search page',
      })
    : translate(
        {
          id: 'search.page.titleOfQuery',
          message: '“{query}” – search',
          description: 'Title of the search page when something is searched',
        },
        {query},
      );
}

import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import DevelopmentNotice from '@site/src/plugins/search/client/DevelopmentNotice';
import Heading from '@theme/Heading';
import AnswerView from './AnswerView';
import AreaFilter from './AreaFilter';
import SearchForm from './SearchForm';
import Status from './Status';
import styles from './styles.module.css';
import {useDelayed} from './useDelayed';
import {useSearchAddress} from './useSearchAddress';
import {useSearchAnswer} from './useSearchAnswer';
import WithoutScripts from './WithoutScripts';

/** The search of the page `/search/`: a form, and the answer to what its address asks. */
export default function SearchResults(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLElement>(null);
  const address = useSearchAddress(input);
  const answer = useSearchAnswer(address);
  const slow = useDelayed(answer.phase === 'loading');
  // What the reader pressed goes away with the old answer: the focus goes to the new one.
  const focusAnswer = () => region.current?.focus({preventScroll: true});

  return (
    <div className={styles.column}>
      <PageMetadata title={titleOf(address.query)} />
      <Heading as="h1">{titleOf('')}</Heading>
      <SearchForm
        input={input}
        text={address.text}
        onType={address.type}
        onClear={address.clear}
        onSubmit={() => {
          address.settle();
          if (answer.phase === 'failed') {
            answer.retry();
          }
        }}
      />
      <WithoutScripts />
      <DevelopmentNotice />
      <p role="status" className={styles.status}>
        {address.query !== '' && <Status state={answer} slow={slow} />}
      </p>
      {address.query !== '' && answer.answer && (
        <AreaFilter areas={answer.answer.areas} chosen={address.area} onChoose={address.choose} />
      )}
      <section
        ref={region}
        tabIndex={-1}
        className={styles.answer}
        aria-busy={answer.phase === 'loading'}
        aria-label={translate({
          id: 'search.results',
          message: 'Results',
          description: 'Name of the part of the search page that shows the results',
        })}
      >
        <AnswerView
          query={address.query}
          answer={answer}
          onSearch={(words) => {
            focusAnswer();
            address.search(words);
          }}
          onAllAreas={() => {
            focusAnswer();
            address.choose('');
          }}
          onRetry={() => {
            focusAnswer();
            answer.retry();
          }}
          onOpen={address.settle}
        />
      </section>
    </div>
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

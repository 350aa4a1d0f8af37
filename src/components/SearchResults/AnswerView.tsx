import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import EmptyState from './EmptyState';
import HitList from './HitList';
import NoResults from './NoResults';
import type {SearchAnswer} from './useSearchAnswer';

interface Props {
  query: string;
  answer: SearchAnswer;
  onSearch: (words: string) => void;
  onAllAreas: () => void;
  onRetry: () => void;
  onOpen: () => void;
}

/** What stands below the status in each state of a search. */
export default function AnswerView(props: Props): ReactNode {
  const {query, onSearch, onAllAreas, onRetry, onOpen} = props;
  const {phase, answer, more, loadMore} = props.answer;
  if (query === '') {
    return <EmptyState onSearch={onSearch} />;
  }
  if (phase === 'failed') {
    return (
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="search.failure.retry" description="Button that repeats a failed search">
          Retry
        </Translate>
      </button>
    );
  }
  if (!answer) {
    return null;
  }
  // Each search has a list of its own, which knows nothing of the focus in the one before.
  const key = JSON.stringify(answer.asked);
  return answer.hits.length > 0 ? (
    <HitList key={key} answer={answer} more={more} onMore={loadMore} onOpen={onOpen} />
  ) : (
    <NoResults key={key} answer={answer} onSearch={onSearch} onAllAreas={onAllAreas} />
  );
}

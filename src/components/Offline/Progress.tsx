import type {ReactNode} from 'react';
import type {Job} from './job';
import {bar, row} from './styles';
import {megabytes, type Said} from './words';

/** How far a download is, and a way to end it. */
export default function Progress({job, language, words}: Said & {job: Job}): ReactNode {
  const {done, total} = job;
  return (
    <>
      <progress style={bar} value={done} max={total || 1} aria-label={words.progress} />
      <div style={row}>
        <button type="button" className="button button--secondary" onClick={job.cancel}>
          {words.cancel}
        </button>
        {total > 0 && words.doneOf(megabytes(done, language), megabytes(total, language))}
      </div>
    </>
  );
}

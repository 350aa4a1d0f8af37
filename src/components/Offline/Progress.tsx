import type {ReactNode} from 'react';
import type {Job} from './job';
import {bar, row} from './styles';
import {megabytes, type Said} from './words';

/** How far a download is, and a way to end it. */
export default function Progress({job, language, say}: Said & {job: Job}): ReactNode {
  const {done, total} = job;
  return (
    <>
      <progress style={bar} value={done} max={total || 1} aria-label={say('progress')} />
      <div style={row}>
        <button type="button" className="button button--secondary" onClick={job.cancel}>
          {say('cancel')}
        </button>
        {total > 0 &&
          say('done', {done: megabytes(done, language), total: megabytes(total, language)})}
      </div>
    </>
  );
}

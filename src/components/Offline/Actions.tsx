import type {ReactNode} from 'react';
import {row} from './styles';
import type {useCopy} from './useCopy';
import {megabytes, type Said} from './words';

/** What a reader can do with a copy, as it stands. */
export default function Actions({
  copy,
  outcome,
  keep,
  remove,
  lookAgain,
  language,
  say,
}: Said & ReturnType<typeof useCopy>): ReactNode {
  if (!copy && !outcome) {
    return null;
  }
  const {kept, list, sent = 0} = copy ?? {};
  const isBehind = list && kept?.version !== list.version;
  return (
    <div style={row}>
      {isBehind && (
        <button type="button" className="button button--primary" onClick={() => keep(list)}>
          {kept ? say('update', {sent: megabytes(sent, language)}) : say('keep')}
        </button>
      )}
      {!list && (
        <button type="button" className="button button--secondary" onClick={lookAgain}>
          {say('again')}
        </button>
      )}
      {kept && (
        <button type="button" className="button button--secondary" onClick={remove}>
          {say('remove')}
        </button>
      )}
    </div>
  );
}

import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {totalSize, type CopyList} from '@guide/offline/client';
import {longDate} from '@guide/content/longDate';
import {useCopy, type Copy} from './useCopy';
import {megabytes, wordsOf, type Say} from './words';

interface Props {
  /** Where the site begins. */
  siteBase: string;
  language: string;
  /** Whether it comes in the place of a button that was pressed. */
  takesFocus: boolean;
}

/** How the copy of a language stands, and what a reader can do with it. */
export default function Panel({siteBase, language, takesFocus}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {copy, job, outcome, ...actions} = useCopy(siteBase, baseUrl, language);
  const {say, lang} = wordsOf(language);
  const size = (bytes: number) => megabytes(bytes, language);
  const root = useRef<HTMLDivElement>(null);
  const focus = () => root.current?.focus();
  useEffect(() => {
    if (takesFocus) {
      focus();
    }
  }, [takesFocus]);

  return (
    <div
      ref={root}
      lang={lang}
      style={box}
      tabIndex={-1}
      role="group"
      aria-label={say('name')}
      // A button that was pressed goes away: the focus stays near.
      onClick={({target}) => target instanceof HTMLButtonElement && focus()}
    >
      <div role="status">
        {outcome && (
          <p>
            <strong>{say(outcome)}</strong>
          </p>
        )}
        {job && <p>{say('working')}</p>}
        {!job && copy && <Standing copy={copy} language={language} say={say} />}
        {!job && !copy && !outcome && <p>{say('looking')}</p>}
      </div>
      {job && (
        <>
          <progress
            style={bar}
            value={job.done}
            max={job.total || 1}
            aria-label={say('progress')}
          />
          <div style={row}>
            <button type="button" className="button button--secondary" onClick={job.cancel}>
              {say('cancel')}
            </button>
            {job.total > 0 && say('done', {done: size(job.done), total: size(job.total)})}
          </div>
        </>
      )}
      {!job && (copy || outcome) && (
        <Actions copy={copy} say={say} sent={size(copy?.sent ?? 0)} {...actions} />
      )}
      {process.env.NODE_ENV === 'development' && <p>{forWriters}</p>}
    </div>
  );
}

interface StandingProps {
  copy: Copy;
  language: string;
  say: Say;
}

/** In words: what is kept of a language, or how large it would be. */
function Standing({copy, language, say}: StandingProps): ReactNode {
  const {kept, list, isLost, sent} = copy;
  const {label} = useDocusaurusContext().i18n.localeConfigs[language]!;
  const size = ({files}: CopyList) => megabytes(totalSize(Object.values(files)).bytes, language);
  if (kept) {
    const live = list?.version;
    const freshness = say(live === kept.version ? 'fresh' : live ? 'outdated' : 'unknown');
    return (
      <p>
        {say('kept', {language: label, date: longDate(kept.keptAt, language), size: size(kept)})}{' '}
        {freshness}
      </p>
    );
  }
  return (
    <>
      {isLost && <p>{say('lost')}</p>}
      <p>
        {list
          ? say('size', {language: label, size: size(list), sent: megabytes(sent, language)})
          : say('noList')}
      </p>
    </>
  );
}

type ActionsProps = Omit<ReturnType<typeof useCopy>, 'job' | 'outcome'> & {say: Say; sent: string};

/** What a reader can do with a copy, as it stands. */
function Actions({copy, say, sent, keep, remove, lookAgain}: ActionsProps): ReactNode {
  const {kept, list} = copy ?? {};
  return (
    <div style={row}>
      {list && kept?.version !== list.version && (
        <button type="button" className="button button--primary" onClick={() => keep(list)}>
          {kept ? say('update', {sent}) : say('keep')}
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

/** Seen by writers alone, so in English alone. */
const forWriters = 'Development: there is no copy to keep. “npm run build” makes it.';

// In this script: the style sheet of a component is in that of every first visit.
const box: CSSProperties = {
  maxWidth: '72ch',
  marginBottom: 'var(--ts-space-5)',
  padding: 'var(--ts-space-4)',
  border: '1px solid var(--ts-border)',
  borderRadius: 'var(--ts-radius)',
  background: 'var(--ts-surface-raised)',
};
const bar: CSSProperties = {
  width: '100%',
  marginBottom: 'var(--ts-space-3)',
  accentColor: 'var(--ts-accent)',
};
const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--ts-space-3)',
  fontVariantNumeric: 'tabular-nums',
};

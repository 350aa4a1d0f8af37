import {useEffect, useRef, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Actions from './Actions';
import Progress from './Progress';
import Standing from './Standing';
import {box} from './styles';
import {useCopy} from './useCopy';
import {wordsOf} from './words';

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
  const control = useCopy(siteBase, baseUrl, language);
  const {copy, job, outcome} = control;
  const {say, lang} = wordsOf(language);
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
      {job && <Progress job={job} language={language} say={say} />}
      {!job && <Actions {...control} language={language} say={say} />}
      {process.env.NODE_ENV === 'development' && <p>{forWriters}</p>}
    </div>
  );
}

/** Seen by writers alone, so in English alone. */
const forWriters = 'Development: there is no copy to keep. “npm run build” makes it.';

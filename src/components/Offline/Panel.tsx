import {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Actions from './Actions';
import Progress from './Progress';
import Standing from './Standing';
import {useCopy} from './useCopy';
import {outcomeText} from './words';
import styles from './styles.module.css';

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
      className={styles.panel}
      tabIndex={-1}
      role="group"
      aria-label={translate({
        id: 'offline.open',
        message: 'Read offline',
        description: "Button and entry of the phone's menu",
      })}
      // A button that was pressed goes away: the focus stays near.
      onClick={({target}) => target instanceof HTMLButtonElement && focus()}
    >
      <div role="status">
        {outcome && <p className={styles.outcome}>{outcomeText(outcome)}</p>}
        {job ? (
          <p>
            <Translate id="offline.working" description="While the guide is downloaded">
              The guide is being kept on this device. You can read other pages meanwhile.
            </Translate>
          </p>
        ) : (
          copy && <Standing copy={copy} language={language} />
        )}
        {!job && !copy && !outcome && (
          <p>
            <Translate id="offline.looking" description="While the browser looks for a copy">
              Looking for a copy…
            </Translate>
          </p>
        )}
      </div>
      {job && <Progress job={job} />}
      {!job && <Actions {...control} />}
      {process.env.NODE_ENV === 'development' && <p>{forWriters}</p>}
    </div>
  );
}

/** Seen by writers alone, so in English alone. */
const forWriters = 'Development: there is no copy to keep. “npm run build” makes it.';

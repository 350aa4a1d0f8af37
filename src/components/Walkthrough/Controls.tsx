import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Id of the list of frames. */
  frames: string;
  current: number;
  last: number;
  playing: boolean;
  onGo: (index: number) => void;
  onPlay: () => void;
}

/** Previous, play or pause, next, and the position. */
export default function Controls({frames, current, last, playing, onGo, onPlay}: Props): ReactNode {
  const button = {
    type: 'button',
    className: 'button button--secondary button--sm',
    'aria-controls': frames,
  } as const;
  return (
    <div className={styles.controls} data-non-content>
      <button {...button} disabled={current === 0} onClick={() => onGo(current - 1)}>
        <Translate id="walkthrough.previous" description="Button of a walkthrough">
          Previous
        </Translate>
      </button>
      <button {...button} onClick={onPlay}>
        {playing ? (
          <Translate id="walkthrough.pause" description="Button of a walkthrough">
            Pause
          </Translate>
        ) : (
          <Translate id="walkthrough.play" description="Button of a walkthrough">
            Play
          </Translate>
        )}
      </button>
      <button {...button} disabled={current === last} onClick={() => onGo(current + 1)}>
        <Translate id="walkthrough.next" description="Button of a walkthrough">
          Next
        </Translate>
      </button>
      <span role="status" className={styles.position}>
        {translate(
          {
            id: 'walkthrough.position',
            message: 'Frame {current} of {count}',
            description: 'Position in a walkthrough',
          },
          {current: current + 1, count: last + 1},
        )}
      </span>
    </div>
  );
}

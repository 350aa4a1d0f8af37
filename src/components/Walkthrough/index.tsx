import {Children, useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Controls from './Controls';
import {usePlay} from './usePlay';
import styles from './styles.module.css';

export interface WalkthroughProps {
  name: string;
  /** Language of the frames and their words. */
  locale: string;
  /** What the frames show; filled in by the build (`packages/content/src/markdown/figures.ts`). */
  alt: string;
  /** The frames, filled in by the build. */
  children: ReactNode;
}

/**
 * Frames that a reader goes through: previous, next, play, pause, arrow keys.
 * Nothing starts by itself. Without JavaScript all frames stand one below the
 * other; with it, CSS shows the current one from the first paint on.
 */
export default function Walkthrough({locale, alt, children}: WalkthroughProps): ReactNode {
  const frames = Children.toArray(children);
  const id = useId();
  const [current, setCurrent] = useState(0);
  const last = frames.length - 1;
  const {playing, play, pause} = usePlay({
    atEnd: current === last,
    advance: () => setCurrent((index) => Math.min(index + 1, last)),
    rewind: () => setCurrent(0),
  });
  const go = (index: number) => {
    pause();
    setCurrent(Math.max(0, Math.min(index, last)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    };
    const index = steps[event.key];
    if (index !== undefined) {
      // Home and End would scroll the page away from the frame.
      event.preventDefault();
      go(index);
    }
  };

  return (
    <section
      className={clsx('walkthrough', styles.walkthrough)}
      aria-label={alt}
      onKeyDown={onKeyDown}
    >
      <ol id={id} className={styles.frames} lang={locale}>
        {frames.map((frame, index) => (
          <li key={index} className={clsx(styles.frame, index === current && styles.current)}>
            {frame}
          </li>
        ))}
      </ol>
      <Controls
        frames={id}
        current={current}
        last={last}
        playing={playing}
        onGo={go}
        onPlay={playing ? pause : play}
      />
    </section>
  );
}

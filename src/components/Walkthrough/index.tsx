import {Children, useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import Figure, {type FigureProps} from '../Figure';
import {withErrorBoundary} from '../withErrorBoundary';
import styles from './styles.module.css';

/** Enough to read a caption twice. */
const FRAME_DURATION_MS = 5000;

interface WalkthroughProps {
  locale: string;
  alt: string;
  children: ReactNode;
}

/** Shows one figure at a time, or all without scripts. */
function BaseWalkthrough({locale, alt, children}: WalkthroughProps): ReactNode {
  const frames = Children.toArray(children);
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [isStarted, setIsStarted] = useState(false);
  const last = frames.length - 1;
  const isPlaying = isStarted && current < last;

  useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    const timer = setInterval(
      // Limited here too, as it can run several times between renders.
      () => setCurrent((index) => Math.min(index + 1, last)),
      FRAME_DURATION_MS,
    );
    return () => clearInterval(timer);
  }, [isPlaying]);

  const showFrame = (index: number) => {
    setIsStarted(false);
    setCurrent(index);
  };
  const togglePlaying = () => {
    setCurrent(current === last ? 0 : current);
    setIsStarted(!isPlaying);
  };
  const buttonProps = {
    type: 'button',
    className: clsx('button button--secondary button--sm', styles.button),
    'aria-controls': id,
  } as const;

  return (
    <section className={clsx('walkthrough', styles.walkthrough)} aria-label={alt}>
      <ol id={id} className={styles.frames} lang={locale}>
        {frames.map((frame, index) => (
          <li key={index} className={clsx(styles.frame, index === current && styles.current)}>
            {frame}
          </li>
        ))}
      </ol>
      <div className={styles.controls} data-non-content>
        <button {...buttonProps} onClick={togglePlaying}>
          {isPlaying ? (
            <Translate id="walkthrough.pause" description="Button of a walkthrough">
              Pause
            </Translate>
          ) : (
            <Translate id="walkthrough.play" description="Button of a walkthrough">
              Play
            </Translate>
          )}
        </button>
        <button
          {...buttonProps}
          disabled={current === 0}
          onClick={() => showFrame(current - 1)}
          aria-label={translate({
            id: 'walkthrough.previous',
            message: 'Previous',
            description: 'Button of a walkthrough',
          })}
        >
          <Icon name="previous" />
        </button>
        <span role="status" className={styles.position}>
          <Translate
            id="walkthrough.position"
            description="Position in a walkthrough"
            values={{current: current + 1, count: last + 1}}
          >
            {'Frame {current} of {count}'}
          </Translate>
        </span>
        <button
          {...buttonProps}
          disabled={current === last}
          onClick={() => showFrame(current + 1)}
          aria-label={translate({
            id: 'walkthrough.next',
            message: 'Next',
            description: 'Button of a walkthrough',
          })}
        >
          <Icon name="next" />
        </button>
      </div>
    </section>
  );
}

/** The caption is also the alternative text. */
function BaseWalkthroughFrame({
  caption,
  ...figureProps
}: Omit<FigureProps, 'alt'> & {caption: string}): ReactNode {
  return (
    <Figure {...figureProps} alt={caption}>
      {caption}
    </Figure>
  );
}

export const Walkthrough = withErrorBoundary(BaseWalkthrough);
export const WalkthroughFrame = withErrorBoundary(BaseWalkthroughFrame);

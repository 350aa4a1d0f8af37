import {Children, useEffect, useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '../../Icon';
import Figure, {type FigureProps} from '../../Figure';
import styles from './styles.module.css';

/** Enough to read a caption twice. */
const FRAME_DURATION_MS = 5000;

interface WalkthroughProps {
  locale: string;
  alt: string;
  children: ReactNode;
}

/** Shows one figure at a time, or all without scripts. */
export default function Walkthrough({locale, alt, children}: WalkthroughProps): ReactNode {
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
    setCurrent(Math.max(0, Math.min(index, last)));
  };
  const togglePlaying = () => {
    setCurrent(current === last ? 0 : current);
    setIsStarted(!isPlaying);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    };
    const index = targets[event.key];
    if (index !== undefined) {
      // Home and End would scroll the page.
      event.preventDefault();
      showFrame(index);
    }
  };
  const buttonProps = {
    type: 'button',
    className: 'button button--secondary button--sm',
    'aria-controls': id,
  } as const;
  const positionLabel = (index: number) =>
    translate(
      {
        id: 'walkthrough.position',
        message: 'Frame {current} of {count}',
        description: 'Position in a walkthrough',
      },
      {current: index + 1, count: last + 1},
    );

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
      <div className={styles.controls} data-non-content>
        <button
          {...buttonProps}
          className={clsx(buttonProps.className, styles.arrow)}
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
        {frames.map((_, index) => (
          <button
            key={index}
            type="button"
            className={clsx('clean-btn', styles.dot)}
            aria-controls={id}
            aria-current={index === current ? 'step' : undefined}
            aria-label={positionLabel(index)}
            onClick={() => showFrame(index)}
          />
        ))}
        <button
          {...buttonProps}
          className={clsx(buttonProps.className, styles.arrow)}
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
        <button
          {...buttonProps}
          className={clsx(buttonProps.className, styles.play)}
          data-playing={isPlaying || undefined}
          onClick={togglePlaying}
        >
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
        <span role="status" className={styles.position}>
          {positionLabel(current)}
        </span>
      </div>
    </section>
  );
}

/** The caption is also the alternative text. */
export function WalkthroughFrame({
  caption,
  ...figureProps
}: Omit<FigureProps, 'alt'> & {caption: string}): ReactNode {
  return (
    <Figure {...figureProps} alt={caption}>
      {caption}
    </Figure>
  );
}

import {useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../Icon';
import styles from './styles.module.css';

export interface FigureProps {
  name: string;
  /** `undefined` for the current version. */
  version?: string;
  locale: string;
  alt: string;
  /** In pixels. */
  width: string;
  height: string;
  children?: ReactNode;
}

/** `packages/remark/src/figures.ts` sets all props except `name` and `children`. */
export default function Figure({
  children,
  name,
  version,
  locale,
  ...imageProps
}: FigureProps): ReactNode {
  const folder = version ? `version-${version}/${locale}` : locale;
  const light = useBaseUrl(`/figures/${folder}/${name}-light.svg`);
  const dark = useBaseUrl(`/figures/${folder}/${name}-dark.svg`);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      dialog.current?.showModal();
    }
  };
  const isCaption = typeof children === 'string' && children !== imageProps.alt;
  const label = isCaption
    ? children
    : translate({
        id: 'figure.name',
        message: 'Figure',
        description: 'Name of an enlarged figure without a caption, for screen readers',
      });
  const close = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLImageElement)) {
      dialog.current?.close();
    }
  };
  // CSS hides the other colour mode's image, which is never fetched.
  const commonProps = {lang: locale, ...imageProps, loading: 'lazy', decoding: 'async'} as const;
  const images = (
    <>
      <img {...commonProps} src={light} className={styles.light} />
      <img {...commonProps} src={dark} className={styles.dark} data-non-content />
    </>
  );
  return (
    <figure className={styles.figure}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- links to a file, not to a page */}
      <a
        className={styles.link}
        href={light}
        aria-haspopup="dialog"
        title={translate({
          id: 'figure.enlarge',
          message: 'Enlarge the figure',
          description: 'Hint of a figure that opens larger',
        })}
        onClick={open}
      >
        {images}
        <span className={styles.enlarge} aria-hidden="true">
          <Icon name="enlarge" />
        </span>
      </a>
      {/* Closed by any click outside the image, such as on the button. */}
      <dialog ref={dialog} className={styles.dialog} aria-label={label} onClick={close}>
        <button
          type="button"
          className={clsx('button button--secondary', styles.close)}
          aria-label={translate({
            id: 'figure.close',
            message: 'Close',
            description: 'Button that closes an enlarged figure',
          })}
        >
          <Icon name="close" />
        </button>
        <div className={styles.drawings}>{images}</div>
      </dialog>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

import {useRef, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ThemedDrawing, {drawingPath, type ThemedDrawingProps} from './ThemedDrawing';
import styles from './styles.module.css';

export interface FigureProps extends ThemedDrawingProps {
  /** A caption, when the text around the figure does not say enough. */
  children?: ReactNode;
}

/**
 * A drawing of `packages/figures/src/scenes`, by its name. It opens larger in a dialog; with
 * no JavaScript the link leads to the drawing itself. The build fills in
 * language, alternative text and size (`packages/content/src/markdown/figures.ts`).
 */
export default function Figure({children, ...drawing}: FigureProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const address = useBaseUrl(drawingPath(drawing, 'light'));
  const dialog = useRef<HTMLDialogElement>(null);
  // A click with a key for a new tab stays a click.
  const open = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      dialog.current?.showModal();
    }
  };
  return (
    <figure className={styles.figure}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a file, not to a page */}
      <a
        className={styles.link}
        href={address}
        hrefLang={drawing.locale === currentLocale ? undefined : drawing.locale}
        aria-haspopup="dialog"
        title={translate({
          id: 'figure.enlarge',
          message: 'Enlarge the figure',
          description: 'Hint of a figure that opens larger',
        })}
        onClick={open}
      >
        <ThemedDrawing {...drawing} />
      </a>
      {children && <figcaption>{children}</figcaption>}
      <dialog ref={dialog} className={styles.dialog} aria-label={drawing.alt}>
        <form method="dialog">
          <button type="submit" className="button button--secondary button--sm">
            {translate({
              id: 'figure.close',
              message: 'Close',
              description: 'Button that closes an enlarged figure',
            })}
          </button>
        </form>
        <ThemedDrawing {...drawing} />
      </dialog>
    </figure>
  );
}

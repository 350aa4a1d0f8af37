import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersionedPath} from '@site/src/client/useVersionedPath';
import styles from './styles.module.css';

const OPEN_DELAY_MS = 300;
/** Time to reach the popover. */
const CLOSE_DELAY_MS = 250;

interface Props {
  k: string;
  name: string;
  definition: string;
  /** Language of `name` and `definition`. */
  lang?: string;
  children: ReactNode;
}

/** Inserted by `packages/remark/src/terms`. */
export default function Term({k, name, definition, lang, children}: Props): ReactNode {
  const id = useId();
  const {popover, link, ...handlers} = usePopover();
  // Browsers without anchor positioning only have the link.
  const hasPopover = useIsBrowser() && CSS.supports('anchor-scope', '--term');
  const glossaryPath = useVersionedPath()(`/glossary/#term-${k}`);
  return (
    <span className={styles.term} {...handlers}>
      <Link
        ref={link}
        to={glossaryPath}
        className={styles.link}
        data-term
        aria-describedby={hasPopover ? id : undefined}
      >
        {children}
      </Link>
      {hasPopover && (
        <span ref={popover} popover="auto" className={styles.popover}>
          <strong lang={lang}>{name}</strong>
          <span id={id} lang={lang}>
            {definition}
          </span>
          <Link to={glossaryPath}>
            <Translate
              id="term.seeGlossary"
              description="Link from the definition of a term to its entry in the glossary"
            >
              See the glossary
            </Translate>
          </Link>
        </span>
      )}
    </span>
  );
}

/** Opens a native popover on hover, keyboard focus and tap. */
function usePopover() {
  const popover = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);

  const setShown = (isShown: boolean, delayMs = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      popover.current?.togglePopover(isShown);
    }, delayMs);
  };
  // Without delay, as the popover may cover the focused element.
  const hide = () => {
    clearTimeout(timer.current);
    popover.current?.togglePopover(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    popover,
    link,
    onPointerEnter: ({pointerType}: PointerEvent) =>
      pointerType === 'mouse' && setShown(true, OPEN_DELAY_MS),
    onPointerLeave: ({pointerType}: PointerEvent) =>
      pointerType === 'mouse' && setShown(false, CLOSE_DELAY_MS),
    onPointerDown: ({pointerType}: PointerEvent) => {
      isTouch.current = pointerType !== 'mouse';
    },
    onClickCapture: (event: MouseEvent) => {
      // Touch can't hover: the first tap opens the popover, which has the same link.
      if (isTouch.current && popover.current && link.current!.contains(event.target as Node)) {
        event.preventDefault();
        setShown(true);
      }
      isTouch.current = false;
    },
    onFocus: ({target}: FocusEvent) => target.matches(':focus-visible') && setShown(true),
    onBlur: ({currentTarget, relatedTarget}: FocusEvent) =>
      !currentTarget.contains(relatedTarget) && hide(),
  };
}

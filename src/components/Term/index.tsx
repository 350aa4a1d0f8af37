import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useInVersion} from '@site/src/client/useInVersion';
import {isAnchored, usePopover} from './usePopover';
import styles from './styles.module.css';

interface Props {
  /** Key of the term in the glossary. */
  k: string;
  name: string;
  definition: string;
  /** Of the definition, where it is not the language of the page. */
  lang?: string;
  /** The term as the text writes it. */
  children: ReactNode;
}

/**
 * A word of the trade, put here by the build (`packages/remark/src/terms`): a link to
 * the glossary that shows the definition when it is pointed at, focused or
 * tapped. Escape takes the definition away; without JavaScript the link is all.
 */
export default function Term({k, name, definition, lang, children}: Props): ReactNode {
  const id = useId();
  const {popover, link, ...handlers} = usePopover();
  const canShow = useIsBrowser() && 'popover' in HTMLElement.prototype;
  const address = useInVersion()(`/glossary/#term-${k}`);
  return (
    <span className={styles.term} {...handlers}>
      <Link
        ref={link}
        to={address}
        className={styles.link}
        data-term
        aria-describedby={canShow ? id : undefined}
      >
        {children}
      </Link>
      {canShow && (
        <span
          ref={popover}
          popover="auto"
          className={clsx(styles.popover, isAnchored() && styles.anchored)}
        >
          <strong lang={lang}>{name}</strong>
          <span id={id} lang={lang}>
            {definition}
          </span>
          <Link to={address}>
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

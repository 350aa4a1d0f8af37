import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersionedPath} from '@site/src/client/useVersionedPath';
import {isAnchored, usePopover} from './usePopover';
import styles from './styles.module.css';

interface Props {
  k: string;
  name: string;
  definition: string;
  lang?: string;
  children: ReactNode;
}

/** Glossary link with a definition popover, inserted by `packages/remark/src/terms`. */
export default function Term({k, name, definition, lang, children}: Props): ReactNode {
  const id = useId();
  const {popover, link, ...handlers} = usePopover();
  const canShow = useIsBrowser() && 'popover' in HTMLElement.prototype;
  const address = useVersionedPath()(`/glossary/#term-${k}`);
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

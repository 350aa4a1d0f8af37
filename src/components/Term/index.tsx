import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersionedPath} from '@site/src/client/useVersionedPath';
import {usePopover} from './usePopover';
import styles from './styles.module.css';

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

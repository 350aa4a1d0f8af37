import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {markdownPathname} from 'docusaurus-markdown-pages/markdownPathname';
import {useDropdown} from '@site/src/client/useDropdown';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

export default function CopyPage(): ReactNode {
  const id = useId();
  const {isOpen, toggle, root} = useDropdown();
  // CSS opens it before hydration and without scripts.
  const isBrowser = useIsBrowser();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const url = markdownPathname(useDoc().metadata.permalink, baseUrl);
  return (
    <div
      ref={root}
      className={clsx('dropdown', styles.root, {
        'dropdown--hoverable': !isBrowser,
        'dropdown--show': isOpen,
      })}
    >
      <button
        type="button"
        className="clean-btn navbar__link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Translate id="copyPage.trigger" description="Menu of a page as Markdown">
          Copy page
        </Translate>
      </button>
      <div id={id} className={clsx('dropdown__menu', styles.menu)}>
        <CopyButton url={url} isMenuOpen={isOpen} />
        {/* eslint-disable-next-line @docusaurus/no-html-links -- links to a file, not to a page */}
        <a className="dropdown__link" href={url}>
          <Translate id="copyPage.view" description="Link to a page as Markdown">
            View as Markdown
          </Translate>
        </a>
      </div>
    </div>
  );
}

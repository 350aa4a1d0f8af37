import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {markdownAddress} from '@guide/markdown-export/address';
import {useDropdown} from '@site/src/client/useDropdown';
import type * as Entries from './entries';
import styles from './styles.module.css';

/** A link without scripts, or if they can't be loaded. */
export default function CopyPage(): ReactNode {
  const id = useId();
  const {isOpen, toggle, root} = useDropdown({opensOnHover: false});
  // Opened by CSS until hydration, and without scripts.
  const isBrowser = useIsBrowser();
  const [rest, setRest] = useState<typeof Entries>();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const markdown = markdownAddress(useDoc().metadata.permalink, baseUrl);
  const fetchRest = () => import('./entries').then(setRest, () => undefined);

  return (
    <div
      {...root}
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
        onPointerEnter={fetchRest}
        onFocus={fetchRest}
        onClick={() => fetchRest().then(toggle)}
      >
        <Translate id="copyPage.trigger" description="Menu of a page as Markdown">
          Copy page
        </Translate>
      </button>
      <div id={id} className={clsx('dropdown__menu', styles.menu)}>
        {rest && <rest.CopyEntry address={markdown} isOpen={isOpen} />}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- links to a file, not to a page */}
        <a className="dropdown__link" href={markdown}>
          <Translate id="copyPage.view" description="Link to a page as Markdown">
            View as Markdown
          </Translate>
        </a>
      </div>
    </div>
  );
}

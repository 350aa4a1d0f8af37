import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {markdownAddress} from '@guide/markdown-export/address';
import {useDropdown} from '@site/src/client/useDropdown';
import type CopyEntryType from './CopyEntry';
import ViewAsMarkdown from './ViewAsMarkdown';
import styles from './styles.module.css';

/** Without scripts, only links to the Markdown. */
export default function CopyPage(): ReactNode {
  const id = useId();
  const {isOpen, toggle, root} = useDropdown({opensOnHover: false});
  // CSS opens it before hydration and without scripts.
  const isBrowser = useIsBrowser();
  const [CopyEntry, setCopyEntry] = useState<typeof CopyEntryType>();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const markdownUrl = markdownAddress(useDoc().metadata.permalink, baseUrl);
  const loadCopyEntry = () =>
    import('./CopyEntry').then(
      (module) => setCopyEntry(() => module.default),
      () => undefined,
    );

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
        onPointerEnter={loadCopyEntry}
        onFocus={loadCopyEntry}
        onClick={() => loadCopyEntry().then(toggle)}
      >
        <Translate id="copyPage.trigger" description="Menu of a page as Markdown">
          Copy page
        </Translate>
      </button>
      <div id={id} className={clsx('dropdown__menu', styles.menu)}>
        {CopyEntry && <CopyEntry url={markdownUrl} isMenuOpen={isOpen} />}
        <ViewAsMarkdown className="dropdown__link" url={markdownUrl} />
      </div>
    </div>
  );
}

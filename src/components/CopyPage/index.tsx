import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {markdownPathname} from 'docusaurus-markdown-pages/markdownPathname';
import {announce} from '@site/src/client/announce';
import {useDropdown} from '@site/src/client/useDropdown';
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

interface CopyButtonProps {
  url: string;
  isMenuOpen: boolean;
}

function CopyButton({url, isMenuOpen}: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState<boolean>();
  useEffect(() => setIsCopied(undefined), [isMenuOpen]);

  const label = translate({
    id: 'copyPage.copy',
    message: 'Copy as Markdown',
    description: 'Button that copies a page as Markdown',
  });
  const copiedText = translate({
    id: 'copyPage.copied',
    message: 'Page copied',
    description: 'Said when a page has been copied as Markdown',
  });
  const failureText = translate({
    id: 'copyPage.failed',
    message: 'The page could not be copied. View it as Markdown instead.',
    description: 'Said when a page could not be loaded, or the browser does not let it be copied',
  });
  const copy = async () => {
    const isSuccess = await copyText(() =>
      import('./fetchMarkdown').then(({fetchMarkdown}) => fetchMarkdown(url)),
    );
    setIsCopied(isSuccess);
    announce(isSuccess ? copiedText : failureText);
  };
  return (
    <>
      <button type="button" className="clean-btn dropdown__link" onClick={copy}>
        {isCopied ? copiedText : label}
      </button>
      {isCopied === false && <p>{failureText}</p>}
    </>
  );
}

/** Copies a promise, as WebKit only allows copying right after a click. */
async function copyText(fetchText: () => Promise<string>): Promise<boolean> {
  const fetchBlob = async () => new Blob([await fetchText()], {type: 'text/plain'});
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchBlob()})]);
    return true;
  } catch {
    return false;
  }
}

import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {announce} from '@site/src/client/announce';

interface Props {
  url: string;
  isMenuOpen: boolean;
}

export default function CopyButton({url, isMenuOpen}: Props): ReactNode {
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

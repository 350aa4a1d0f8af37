/** What the menu holds besides the link that is always in it: fetched before it opens. */
import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {announce} from '@site/src/client/announce';
import {copyText, type CopyFailure} from './copyText';

interface Props {
  /** Address of the Markdown of the page. */
  address: string;
  isOpen: boolean;
}

/** Copies a page as Markdown, and says whether it did while the menu is open. */
export function CopyEntry({address, isOpen}: Props): ReactNode {
  const [failure, setFailure] = useState<CopyFailure>();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    setCopied(false);
    setFailure(undefined);
  }, [isOpen]);

  const done = translate({
    id: 'copyPage.copied',
    message: 'Page copied',
    description: 'Said when a page has been copied as Markdown',
  });
  const copy = async () => {
    const reason = await copyText(address);
    setCopied(!reason);
    setFailure(reason);
    announce(reason ? failureText(reason) : done);
  };

  return (
    <>
      <button type="button" className="clean-btn dropdown__link" onClick={copy}>
        {isCopied ? (
          done
        ) : (
          <Translate id="copyPage.copy" description="Button that copies a page as Markdown">
            Copy as Markdown
          </Translate>
        )}
      </button>
      {failure && <p>{failureText(failure)}</p>}
      {process.env.NODE_ENV === 'development' && <p>{forWriters}</p>}
    </>
  );
}

/** Seen by writers alone, so in English alone. */
const forWriters = 'Development: pages have no Markdown yet. “npm run build” makes it.';

function failureText(failure: CopyFailure): string {
  return failure === 'refused'
    ? translate({
        id: 'copyPage.refused',
        message: 'The browser refused to copy. View the page as Markdown to copy it.',
        description: 'Said when the browser does not let a page be copied',
      })
    : translate({
        id: 'loadFailure.title',
        message: 'The page could not be loaded.',
        description: 'First line when a page cannot be loaded',
      });
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  url: string;
  className?: string;
}

export default function ViewAsMarkdown({url, className}: Props): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- links to a file, not to a page
    <a className={className} href={url}>
      <Translate id="copyPage.view" description="Link to a page as Markdown">
        View as Markdown
      </Translate>
    </a>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

interface Props {
  id: string;
  heading: string;
}

/** Without text, some converters write the title of the link. */
const ZERO_WIDTH_SPACE = '\u200B';

/** Styled in `src/css/article.css`. */
export default function HeadingLink({id, heading}: Props): ReactNode {
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading},
  );
  return (
    <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no">
      {ZERO_WIDTH_SPACE}
    </Link>
  );
}

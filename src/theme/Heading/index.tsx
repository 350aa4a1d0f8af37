/**
 * Ejected: Heading of @docusaurus/theme-classic 3.9.1.
 *
 * Why: Readability (Firefox, agents) drops headings whose class contains "scroll", or whose ID
 * contains a word such as "contact" unless a class contains "article".
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

/** Without text, some converters write the title of the link. */
const ZERO_WIDTH_SPACE = '\u200B';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const linkTitle = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: typeof props.children === 'string' ? props.children : id},
  );
  return (
    // changed: classes; styles in src/css/article.css
    <As {...props} className={clsx('anchor article-heading', props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={linkTitle}
        title={linkTitle}
        translate="no"
      >
        {ZERO_WIDTH_SPACE}
      </Link>
    </As>
    // end
  );
}

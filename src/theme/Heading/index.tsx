/**
 * Ejected: Heading of @docusaurus/theme-classic 3.9.1.
 *
 * Why: Readability drops headings whose class contains "scroll", or whose ID contains a word such
 * as "contact" unless a class contains "article". Upstream names links to headings with code by ID.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
// changed: imports
import {Children, isValidElement, type PropsWithChildren} from 'react';
import HeadingLink from '@site/src/components/HeadingLink';
// end

// changed: text of elements
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<PropsWithChildren>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');
}
// end

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  return (
    // changed: classes, link
    <As {...props} className={clsx('anchor article-heading', props.className)} id={id}>
      {props.children}
      <HeadingLink id={id} heading={textOf(props.children) || id} />
    </As>
    // end
  );
}

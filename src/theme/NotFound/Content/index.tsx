/**
 * Ejected: NotFound/Content of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the page that is not found says where to go next; upstream has no place
 * for that. What we changed stands between "changed" and "end".
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
// changed: ways on
import NotFoundFigure from '@site/src/components/NotFoundHelp/NotFoundFigure';
import NotFoundHead from '@site/src/components/NotFoundHelp/NotFoundHead';
import NotFoundHelp from '@site/src/components/NotFoundHelp';
import {useArrivalFocus} from '@site/src/components/NotFoundHelp/useArrivalFocus';
import {useOtherLanguagePage} from '@site/src/components/NotFoundHelp/useOtherLanguagePage';
// end

export default function NotFoundContent({className}: Props): ReactNode {
  // changed: a page of another language is the host's to give
  const heading = useArrivalFocus();
  if (useOtherLanguagePage()) {
    return null;
  }
  // end
  return (
    // changed: room for what to do
    <main className={clsx('container margin-vert--lg', className)}>
      <NotFoundHead />
      <div className="row">
        <div className="col col--8 col--offset-2">
          <NotFoundFigure />
          {/* the size of other titles, and the focus */}
          <Heading as="h1" ref={heading} tabIndex={-1}>
            {/* end */}
            <Translate
              id="theme.NotFound.title"
              description="The title of the 404 page">
              Page not found
            </Translate>
          </Heading>
          <p>
            <Translate
              id="theme.NotFound.p1"
              description="The first paragraph of the 404 page">
              No page exists at this address. It may have moved.
            </Translate>
          </p>
          <p>
            <Translate
              id="theme.NotFound.p2"
              description="The 2nd paragraph of the 404 page">
              Check the address, use the search, or start from the home page.
            </Translate>
          </p>
          {/* changed: what to do */}
          <NotFoundHelp />
          {/* end */}
        </div>
      </div>
    </main>
  );
}

/**
 * Replaced: ErrorPageContent of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a crashed page also offers a way home and its details to copy, and no
 * longer stands in the place of the page that the reader goes to next.
 */
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import CrashReport from '@site/src/components/CrashReport';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);

  useLayoutEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);

  return (
    <main className="container margin-vert--xl">
      <CrashReport error={error} tryAgain={tryAgain} />
    </main>
  );
}

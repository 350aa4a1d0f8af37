/**
 * Replaced: theme-fallback/Error of @docusaurus/core 3.9.1.
 *
 * Why: upstream speaks English only. It is shown when the whole application
 * crashed: the providers that the layout needs are gone too.
 */
import {useEffect, type ReactNode} from 'react';
import i18n from '@generated/i18n';
import type {Props} from '@theme/Error';
// Upstream renders it, which keeps it in the main chunk: without this import it would be split into five more.
import '@theme/Layout';
import CrashReport from '@site/src/components/CrashReport';

export default function Error({error, tryAgain}: Props): ReactNode {
  // Nothing is left that would follow the reader back to another page.
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);

  return (
    <main className="container padding-vert--xl" lang={i18n.currentLocale}>
      <CrashReport error={error} tryAgain={tryAgain} />
    </main>
  );
}

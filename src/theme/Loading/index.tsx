/**
 * Replaced: theme-fallback/Loading of @docusaurus/core 3.9.1.
 *
 * Why: while a page loads, the progress bar says so and there is no spinner;
 * when it cannot be loaded, the site says so in its own words and one place.
 */
import {useEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {hideLoadFailure, showLoadFailure} from '@site/src/components/LoadFailure/notice';

/** Only seen when a page is drawn before its code is there: navigation waits for it. */
export default function Loading({error}: LoadingComponentProps): ReactNode {
  useEffect(() => {
    if (error) {
      showLoadFailure(error, () => window.location.reload());
      return hideLoadFailure;
    }
    return undefined;
  }, [error]);
  return null;
}

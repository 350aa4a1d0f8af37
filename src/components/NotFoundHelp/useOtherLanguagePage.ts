import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findOtherLocale} from '@site/src/lib/otherLocale';

/**
 * Whether a link within the site led to a page of another language, which this
 * app does not have. It is then asked of the host: once, since a page that the
 * host has given is no step of this app.
 */
export function useOtherLanguagePage(): boolean {
  const {i18n} = useDocusaurusContext();
  const {action, location} = useHistory();
  const isElsewhere = action !== 'POP' && findOtherLocale(location.pathname, i18n) !== undefined;
  useEffect(() => {
    if (isElsewhere) {
      window.location.reload();
    }
  }, [isElsewhere]);
  return isElsewhere;
}

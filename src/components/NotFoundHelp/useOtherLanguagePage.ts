import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {findOtherLocale} from '@site/src/lib/otherLocale';

/**
 * Whether a link within the site led to a page of another language, which this
 * app does not have. It is then asked of the host: once, since what the host
 * has answered is no step within the app.
 */
export function useOtherLanguagePage(): boolean {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {action, location} = useHistory();
  const isElsewhere = action !== 'POP' && findOtherLocale(location.pathname, i18n) !== undefined;
  useEffect(() => {
    if (isElsewhere) {
      const {href} = window.location;
      // From another address, as only the hash may differ from this one: that loads nothing. A
      // reload would not do: going back from it would remain within the app of that language.
      window.history.replaceState(null, '', siteConfig.baseUrl);
      window.location.replace(href);
    }
  }, [isElsewhere, siteConfig.baseUrl]);
  return isElsewhere;
}

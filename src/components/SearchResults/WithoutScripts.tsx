import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import pages from '@sidebar';
import PageList from '@site/src/components/PageList';
import {withoutUnlisted} from '@site/src/lib/listedItems';
import styles from './styles.module.css';

/** What the search page says while it cannot search: JavaScript is off, or has not come. */
export default function WithoutScripts(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <>
      <noscript>
        <p className={styles.noScript}>
          <Translate
            id="search.page.noScript"
            description="Shown on the search page where JavaScript is off"
          >
            The search needs JavaScript. Here are all pages:
          </Translate>
        </p>
        <AllPages />
      </noscript>
      {!isBrowser && (
        <p className={styles.late}>
          <Translate
            id="search.page.late"
            description="Shown on the search page when its script does not come; {home} is a link"
            values={{
              home: (
                <Link to="/">
                  <Translate id="search.page.home" description="Link to the home page">
                    home page
                  </Translate>
                </Link>
              ),
            }}
          >
            {'The search has not loaded. Reload the page, or start from the {home}.'}
          </Translate>
        </p>
      )}
    </>
  );
}

/** A component of its own, so that only the server looks at the pages. */
function AllPages(): ReactNode {
  return <PageList items={withoutUnlisted(pages)} />;
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

export default function NoScriptNotice(): ReactNode {
  const isBrowser = useIsBrowser();
  const home = (
    <Link to="/">
      <Translate id="search.page.home" description="Link to the home page">
        home page
      </Translate>
    </Link>
  );
  return (
    !isBrowser && (
      <p className={styles.noScript}>
        <Translate
          id="search.page.noScript"
          description="Shown on the search page if scripts are off or did not load; {home} is a link"
          values={{home}}
        >
          {
            'The search needs JavaScript, which is off or has not loaded. Reload the page, or start from the {home}.'
          }
        </Translate>
      </p>
    )
  );
}

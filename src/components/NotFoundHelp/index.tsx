import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type AskedAddress from './asked';
import OtherLanguages from './OtherLanguages';
import SearchForm from './SearchForm';
import styles from './styles.module.css';

/**
 * Ways on from an address that has no page. What depends on the address is
 * fetched, as every page carries this one; it comes last, so that nothing moves.
 */
export default function NotFoundHelp(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {supportPage} = siteConfig.customFields as {supportPage: string};
  const input = useRef<HTMLInputElement>(null);
  const [Asked, setAsked] = useState<typeof AskedAddress>();

  useEffect(() => {
    import('./asked').then(
      (module) => setAsked(() => module.default),
      // The page is whole without it.
      () => undefined,
    );
  }, []);

  return (
    <>
      <OtherLanguages />
      <SearchForm input={input} />
      <ul className={styles.links}>
        <li>
          <Link to="/">
            <Translate id="notFound.home" description="Link on the 404 page to the home page">
              Home
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/troubleshooting/">
            <Translate
              id="notFound.troubleshooting"
              description="Link on the 404 page to the troubleshooting page"
            >
              Troubleshooting
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={supportPage}>
            <Translate id="notFound.support" description="Link on the 404 page to the support page">
              Support
            </Translate>
          </Link>
        </li>
      </ul>
      <div role="status" className={styles.asked}>
        {Asked && <Asked input={input} />}
      </div>
    </>
  );
}

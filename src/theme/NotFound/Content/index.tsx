/**
 * Replaced: NotFound/Content of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds links, a document title and {@link languageScript}.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import SearchLink from '@site/src/components/SearchLink';
import {languageScript} from '@site/src/client/scripts/languageScript';
import {searchWords} from '@site/src/lib/searchWords';
import {useSiteFields} from '@site/src/lib/useSiteFields';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container margin-vert--lg', className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
        {/* Only in the static page: when the app renders a 404, its language is right. */}
        {typeof window === 'undefined' && <script>{languageScript(i18n.localeConfigs)}</script>}
      </Head>
      <div className="row">
        <div className="col col--8 col--offset-2">
          <img
            src={useBaseUrl('/img/not-found.svg')}
            className={styles.figure}
            alt=""
            width={224}
            height={112}
          />
          <Heading as="h1">{title}</Heading>
          <p>
            <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
              No page exists at this address. It may have moved.
            </Translate>
          </p>
          <p>
            <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
              Check the address, use the search, or start from the home page.
            </Translate>
          </p>
          {FEATURES.search && <SearchForUrl />}
          <HelpfulLinks />
        </div>
      </div>
    </main>
  );
}

function HelpfulLinks(): ReactNode {
  const {supportPage} = useSiteFields();
  return (
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
  );
}

/** Search for the words of the URL, which is only known in the browser. */
function SearchForUrl(): ReactNode {
  const {locales, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const path = useIsBrowser() ? pathname.replace(localeConfigs[defaultLocale]!.baseUrl, '/') : '';
  return <SearchLink query={searchWords(path, locales)} />;
}

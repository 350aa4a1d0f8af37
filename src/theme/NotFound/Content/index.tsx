/**
 * Ejected: NotFound/Content of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the page that is not found says where to go next; upstream has no place
 * for links. What we changed stands between "changed" and "end".
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
// changed: what the links need
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// end

export default function NotFoundContent({className}: Props): ReactNode {
  // changed: the support page in the language of the site
  const {siteConfig} = useDocusaurusContext();
  const {supportPage} = siteConfig.customFields as {supportPage: string};
  // end
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
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
          {/* changed: the links */}
          <ul>
            <li>
              <Link to="/">
                <Translate
                  id="notFound.home"
                  description="Link on the 404 page to the home page">
                  Home
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/troubleshooting/">
                <Translate
                  id="notFound.troubleshooting"
                  description="Link on the 404 page to the troubleshooting page">
                  Troubleshooting
                </Translate>
              </Link>
            </li>
            <li>
              <Link to={supportPage}>
                <Translate
                  id="notFound.support"
                  description="Link on the 404 page to the support page">
                  Support
                </Translate>
              </Link>
            </li>
          </ul>
          {/* end */}
        </div>
      </div>
    </main>
  );
}

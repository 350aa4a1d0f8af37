import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {languageScript} from './languageScript';

/** Title of the tab, and what the static page says to search engines and does before it is shown. */
export default function NotFoundHead(): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page not found',
          description: 'The title of the 404 page',
        })}
      />
      <Head>
        <meta name="robots" content="noindex" />
        {/* In the static page only: a page that the app shows is in its language already. */}
        {!ExecutionEnvironment.canUseDOM && <script>{languageScript(i18n.localeConfigs)}</script>}
      </Head>
    </>
  );
}

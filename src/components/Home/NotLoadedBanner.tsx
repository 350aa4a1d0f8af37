import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {notLoadedScript} from '@site/src/client/scripts/notLoadedScript';

/** In the static page, the script that says that the site did not load; a browser that renders this has loaded it. */
export default function NotLoadedBanner(): ReactNode {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const words = translate(
    {
      id: 'home.notLoaded',
      message:
        'This site did not load properly. Check its base address: this build is for {baseUrl}',
      description: 'Banner on the home page when neither scripts nor styles came',
    },
    {baseUrl: localeConfigs[defaultLocale]!.baseUrl},
  );
  return (
    typeof window === 'undefined' && (
      <Head>
        <script data-words={words}>{notLoadedScript}</script>
      </Head>
    )
  );
}

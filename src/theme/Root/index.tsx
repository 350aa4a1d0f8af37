/**
 * Replaced: Root of @docusaurus/core 3.9.1, which renders its children alone.
 *
 * Why: the banner about a wrong base address, in the words and the language of
 * the site; upstream's (`baseUrlIssueBanner`) is in English, for developers.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bannerScript, type BannerData} from './bannerScript';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {/* A browser that renders this has loaded the site: its scripts leave the banner out. */}
      {typeof window === 'undefined' && <BaseAddressBanner />}
      {children}
    </>
  );
}

/** The banner on the static home page, for when neither scripts nor styles come. */
function BaseAddressBanner(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  if (pathname !== siteConfig.baseUrl) {
    return null;
  }
  const baseAddress = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
  const banner: BannerData = {
    title: translate({
      id: 'baseAddress.title',
      message: 'This site did not load properly. Check its base address.',
      description: 'Banner on the home page when neither scripts nor styles came',
    }),
    configured: translate({
      id: 'baseAddress.configured',
      message: 'Base address of this build:',
      description: 'Stands before the base address that was configured, such as /',
    }),
    fitting: translate({
      id: 'baseAddress.fitting',
      message: 'Base address that would fit here:',
      description: 'Stands before the base address that would fit, such as /docs/',
    }),
    baseAddress,
    languageFolder: siteConfig.baseUrl.slice(baseAddress.length),
  };
  return (
    <Head>
      <script data-banner={JSON.stringify(banner)}>{bannerScript}</script>
    </Head>
  );
}

import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bannerScript, type Banner as BannerWords} from './bannerScript';

/** Puts the banner's script into the home page, while the page is rendered. */
export default function Banner(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  if (pathname !== siteConfig.baseUrl) {
    return null;
  }
  const baseAddress = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
  const banner: BannerWords = {
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

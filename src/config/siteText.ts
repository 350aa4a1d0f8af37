import type {Localized} from './locales';

/** The words of the configuration that a reader sees and that Docusaurus cannot translate itself. */
export const siteText: Localized<{
  title: (productName: string) => string;
  tagline: string;
  /** The support page in the language of the site; both exist in both languages. */
  supportPage: string;
  /** What the page at a former address says, for the instant that it is seen. */
  movedPage: string;
}> = {
  en: {
    title: (productName) => `${productName} documentation`,
    tagline: 'User guide for portfolios, roadmaps, structures and imports',
    supportPage: '/support_en/',
    movedPage: 'This page has moved.',
  },
  fr: {
    title: (productName) => `Documentation ${productName}`,
    tagline: 'Guide des portefeuilles, feuilles de route, structures et imports',
    supportPage: '/support_fr/',
    movedPage: 'Cette page a changé d’adresse.',
  },
};

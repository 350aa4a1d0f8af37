import type {Localized} from './locales';

/** The words of the configuration that a reader sees and that Docusaurus cannot translate itself. */
export const siteText: Localized<{
  title: (productName: string) => string;
  tagline: string;
  /** What the announcements are called, and what they are; the name is written as in pages. */
  releases: string;
  releasesOf: string;
  /** The support page in the language of the site; both exist in both languages. */
  supportPage: string;
  /** What the page at a former address says, for the instant that it is seen. */
  movedPage: string;
}> = {
  en: {
    title: (productName) => `${productName} documentation`,
    tagline: 'User guide for portfolios, roadmaps, structures and imports',
    releases: 'Releases',
    releasesOf: 'Release announcements of Telescope.',
    supportPage: '/support_en/',
    movedPage: 'This page has moved.',
  },
  fr: {
    title: (productName) => `Documentation ${productName}`,
    tagline: 'Guide des portefeuilles, feuilles de route, structures et imports',
    releases: 'Annonces de version',
    releasesOf: 'Les annonces de version de Telescope.',
    supportPage: '/support_fr/',
    movedPage: 'Cette page a changé d’adresse.',
  },
};

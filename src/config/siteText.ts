import type {NotKeptWords} from '@guide/offline';
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
  /** What a reader without a network is told at an address that no copy has. */
  notKept: NotKeptWords;
}> = {
  en: {
    title: (productName) => `${productName} documentation`,
    tagline: 'User guide for portfolios, roadmaps, structures and imports',
    releases: 'Releases',
    releasesOf: 'Release announcements of Telescope.',
    supportPage: '/support_en/',
    movedPage: 'This page has moved.',
    notKept: {
      title: 'Not kept on this device',
      text: 'Without a network you read the copy of the guide that is kept on this device. What you asked for is not in it: another language, another version or a file to download.',
      home: 'Home page of the copy',
    },
  },
  fr: {
    title: (productName) => `Documentation ${productName}`,
    tagline: 'Guide des portefeuilles, feuilles de route, structures et imports',
    releases: 'Annonces de version',
    releasesOf: 'Les annonces de version de Telescope.',
    supportPage: '/support_fr/',
    movedPage: 'Cette page a changé d’adresse.',
    notKept: {
      title: 'Page absente de cet appareil',
      text: 'Sans réseau, vous lisez la copie du guide conservée sur cet appareil. Ce que vous demandez n’y est pas : autre langue, autre version ou fichier à télécharger.',
      home: 'Page d’accueil de la copie',
    },
  },
};

import type {Words} from '../kit';

/** A release of the page Versions, with the words of its entry. */
export interface Release {
  name: string;
  date: string;
  day: Words;
  headline: Words;
}

export const releases: Release[] = [
  {
    name: '2025.1',
    date: '2025-01-21',
    day: {en: '21 Jan', fr: '21 janv.'},
    headline: {en: 'Kanban boards', fr: 'Tableaux Kanban'},
  },
  {
    name: '2025.2',
    date: '2025-03-04',
    day: {en: '4 Mar', fr: '4 mars'},
    headline: {en: 'Core: breakdown structures', fr: 'Core : structures de décomposition'},
  },
  {
    name: '2025.3',
    date: '2025-04-15',
    day: {en: '15 Apr', fr: '15 avr.'},
    headline: {
      en: 'Roadmap resources and minutes',
      fr: 'Ressources des feuilles de route et comptes rendus',
    },
  },
  {
    name: '2025.4',
    date: '2025-05-27',
    day: {en: '27 May', fr: '27 mai'},
    headline: {
      en: 'New organisation and project screens',
      fr: 'Nouveaux écrans des organisations et des projets',
    },
  },
  {
    name: '2025.5',
    date: '2025-06-24',
    day: {en: '24 Jun', fr: '24 juin'},
    headline: {
      en: 'Public REST API v1 and data quality',
      fr: 'API REST publique v1 et qualité des données',
    },
  },
  {
    name: '2025.6',
    date: '2025-09-02',
    day: {en: '2 Sep', fr: '2 sept.'},
    headline: {en: 'Renewed connectors', fr: 'Connecteurs renouvelés'},
  },
  {
    name: '2025.7',
    date: '2025-10-14',
    day: {en: '14 Oct', fr: '14 oct.'},
    headline: {
      en: 'Incremental sync and SharePoint',
      fr: 'Synchronisation incrémentale et SharePoint',
    },
  },
  {
    name: '2025.8',
    date: '2025-11-18',
    day: {en: '18 Nov', fr: '18 nov.'},
    headline: {en: 'Sharing and keyboard access', fr: 'Partage et accès au clavier'},
  },
];

export const removals = [
  {
    date: '2026-03-31',
    day: {en: '31 Mar', fr: '31 mars'},
    part: {en: 'Classic screens', fr: 'Anciens écrans'},
    since: '2025.4',
  },
  {
    date: '2026-06-30',
    day: {en: '30 Jun', fr: '30 juin'},
    part: {en: 'POST interface', fr: 'Interface POST'},
    since: '2025.5',
  },
];

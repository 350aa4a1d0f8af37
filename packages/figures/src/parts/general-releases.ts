import type {Words} from '../kit';

/** A release of the page Versions, with the words of its entry. */
export interface Release {
  name: string;
  date: string;
  headline: Words;
}

const headlines = {
  kanban: {en: 'Kanban boards', fr: 'Tableaux Kanban'},
  structures: {en: 'Core: breakdown structures', fr: 'Core : structures de décomposition'},
  resources: {
    en: 'Roadmap resources and minutes',
    fr: 'Ressources des feuilles de route et comptes rendus',
  },
  screens: {
    en: 'New organisation and project screens',
    fr: 'Nouveaux écrans des organisations et des projets',
  },
  api: {
    en: 'Public REST API v1 and data quality',
    fr: 'API REST publique v1 et qualité des données',
  },
  connectors: {en: 'Renewed connectors', fr: 'Connecteurs renouvelés'},
  sync: {en: 'Incremental sync and SharePoint', fr: 'Synchronisation incrémentale et SharePoint'},
  sharing: {en: 'Sharing and keyboard access', fr: 'Partage et accès au clavier'},
};

export const releases: Release[] = [
  {name: '2025.1', date: '2025-01-21', headline: headlines.kanban},
  {name: '2025.2', date: '2025-03-04', headline: headlines.structures},
  {name: '2025.3', date: '2025-04-15', headline: headlines.resources},
  {name: '2025.4', date: '2025-05-27', headline: headlines.screens},
  {name: '2025.5', date: '2025-06-24', headline: headlines.api},
  {name: '2025.6', date: '2025-09-02', headline: headlines.connectors},
  {name: '2025.7', date: '2025-10-14', headline: headlines.sync},
  {name: '2025.8', date: '2025-11-18', headline: headlines.sharing},
];

export const removals = [
  {date: '2026-03-31', part: {en: 'Classic screens', fr: 'Anciens écrans'}, since: '2025.4'},
  {date: '2026-06-30', part: {en: 'POST interface', fr: 'Interface POST'}, since: '2025.5'},
];

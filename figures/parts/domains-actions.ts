import type {LabelKey, Words} from '../kit';

/** An action of TICKET at 30 June 2025. */
export interface Action {
  id: string;
  title: Words;
  owner: string;
  due: Words;
  status: LabelKey;
  overdue?: boolean;
}

export const actions: Action[] = [
  {
    id: 'ACT-201',
    title: {en: 'Order validator prototypes', fr: 'Commander les prototypes de valideur'},
    owner: 'Nadia',
    due: {en: '28 February 2025', fr: '28 février 2025'},
    status: 'done',
  },
  {
    id: 'ACT-202',
    title: {
      en: 'Sign card supply contract',
      fr: 'Signer le contrat de fourniture des cartes',
    },
    owner: 'Hugo',
    due: {en: '21 March 2025', fr: '21 mars 2025'},
    status: 'done',
  },
  {
    id: 'ACT-203',
    title: {en: 'Install test bench', fr: 'Installer le banc d’essai'},
    owner: 'Tom',
    due: {en: '30 May 2025', fr: '30 mai 2025'},
    status: 'in-progress',
    overdue: true,
  },
  {
    id: 'ACT-204',
    title: {
      en: 'Write data retention note',
      fr: 'Rédiger la note de conservation des données',
    },
    owner: 'Nadia',
    due: {en: '13 June 2025', fr: '13 juin 2025'},
    status: 'open',
    overdue: true,
  },
  {
    id: 'ACT-205',
    title: {en: 'Train pilot agents', fr: 'Former les agents du pilote'},
    owner: 'Léa',
    due: {en: '27 June 2025', fr: '27 juin 2025'},
    status: 'open',
    overdue: true,
  },
  {
    id: 'ACT-206',
    title: {en: 'Close pilot phase', fr: 'Clore la phase pilote'},
    owner: 'Nadia',
    due: {en: '31 July 2025', fr: '31 juillet 2025'},
    status: 'open',
  },
];

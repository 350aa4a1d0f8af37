import type {LabelKey, Words} from '../kit';

export interface Action {
  title: Words;
  status: LabelKey;
  due: Words;
  overdue?: boolean;
  selected?: boolean;
}

/** The view VIW-5 on 30 June 2025: actions of TICKET, by owner, then by due date. */
export const weeklyFollowUp: {owner: string; actions: Action[]}[] = [
  {
    owner: 'Hugo',
    actions: [
      {
        title: {
          en: 'Sign card supply contract',
          fr: 'Signer le contrat de fourniture des cartes',
        },
        status: 'done',
        due: {en: '21 Mar', fr: '21 mars'},
      },
    ],
  },
  {
    owner: 'Léa',
    actions: [
      {
        title: {en: 'Train pilot agents', fr: 'Former les agents du pilote'},
        status: 'open',
        due: {en: '27 Jun', fr: '27 juin'},
        overdue: true,
      },
    ],
  },
  {
    owner: 'Nadia',
    actions: [
      {
        title: {en: 'Order validator prototypes', fr: 'Commander les prototypes de valideur'},
        status: 'done',
        due: {en: '28 Feb', fr: '28 févr.'},
      },
      {
        title: {
          en: 'Write data retention note',
          fr: 'Rédiger la note de conservation des données',
        },
        status: 'open',
        due: {en: '13 Jun', fr: '13 juin'},
        overdue: true,
      },
      {
        title: {en: 'Close pilot phase', fr: 'Clore la phase pilote'},
        status: 'open',
        due: {en: '31 Jul', fr: '31 juil.'},
      },
    ],
  },
  {
    owner: 'Tom',
    actions: [
      {
        title: {en: 'Install test bench', fr: 'Installer le banc d’essai'},
        status: 'in-progress',
        due: {en: '30 May', fr: '30 mai'},
        overdue: true,
        selected: true,
      },
    ],
  },
];

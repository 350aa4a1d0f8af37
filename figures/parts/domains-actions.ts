import type {LabelKey, Translations} from '@guide/figures/kit';

/** State of an action of TICKET on 30 June 2025. */
export interface Action {
  id: string;
  title: Translations;
  owner: string;
  due: string;
  status: LabelKey;
}

export const actionTitles = {
  prototypes: {en: 'Order validator prototypes', fr: 'Commander les prototypes de valideur'},
  contract: {en: 'Sign card supply contract', fr: 'Signer le contrat de fourniture des cartes'},
  testBench: {en: 'Install test bench', fr: 'Installer le banc d’essai'},
  note: {en: 'Write data retention note', fr: 'Rédiger la note de conservation des données'},
  agents: {en: 'Train pilot agents', fr: 'Former les agents du pilote'},
  pilot: {en: 'Close pilot phase', fr: 'Clôturer la phase pilote'},
};

export const actions: Action[] = [
  {
    id: 'ACT-201',
    title: actionTitles.prototypes,
    owner: 'Nadia',
    due: '2025-02-28',
    status: 'done',
  },
  {id: 'ACT-202', title: actionTitles.contract, owner: 'Hugo', due: '2025-03-21', status: 'done'},
  {
    id: 'ACT-203',
    title: actionTitles.testBench,
    owner: 'Tom',
    due: '2025-05-30',
    status: 'in-progress',
  },
  {id: 'ACT-204', title: actionTitles.note, owner: 'Nadia', due: '2025-06-13', status: 'open'},
  {id: 'ACT-205', title: actionTitles.agents, owner: 'Léa', due: '2025-06-27', status: 'open'},
  {id: 'ACT-206', title: actionTitles.pilot, owner: 'Nadia', due: '2025-07-31', status: 'open'},
];

export const isOverdue = ({due, status}: Action) => due < '2025-06-30' && status !== 'done';

/** Content of the view VIW-5: actions by owner, then by due date. */
export const weeklyFollowUp = ['Hugo', 'Léa', 'Nadia', 'Tom'].map((owner) => ({
  owner,
  actions: actions.filter((action) => action.owner === owner),
}));

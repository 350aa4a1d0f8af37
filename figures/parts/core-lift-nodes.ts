import type {Translations} from '@guide/figures/kit';

export interface StructureNode {
  code: string;
  title: Translations;
}

/** BST-3, the WBS of TICKET. */
export const wbs = {
  root: {code: '1', title: {en: 'Contactless ticketing', fr: 'Billettique sans contact'}},
  equipment: {code: '1.1', title: {en: 'Equipment', fr: 'Équipements'}},
  validators: {code: '1.1.1', title: {en: 'Validators', fr: 'Valideurs'}},
  vending: {code: '1.1.2', title: {en: 'Vending machines', fr: 'Automates de vente'}},
  backOffice: {code: '1.2', title: {en: 'Back office', fr: 'Système central'}},
  fareEngine: {code: '1.2.1', title: {en: 'Fare engine', fr: 'Moteur tarifaire'}},
  interfaces: {code: '1.2.2', title: {en: 'Interfaces', fr: 'Interfaces'}},
  rollOut: {code: '1.3', title: {en: 'Roll-out', fr: 'Déploiement'}},
  pilot: {code: '1.3.1', title: {en: 'Pilot', fr: 'Pilote'}},
  training: {code: '1.3.2', title: {en: 'Training', fr: 'Formation'}},
} satisfies Record<string, StructureNode>;

/** BST-4, the OBS of Brumeval Transport Authority. */
export const obs = {
  direction: {code: 'D', title: {en: 'Direction', fr: 'Direction'}},
  digital: {code: 'D.1', title: {en: 'Digital Services', fr: 'Services numériques'}},
  infrastructure: {code: 'D.2', title: {en: 'Infrastructure', fr: 'Infrastructures'}},
} satisfies Record<string, StructureNode>;

/** BST-5, the PBS of TICKET. */
export const pbs = {
  system: {code: 'P', title: {en: 'Ticketing system', fr: 'Système billettique'}},
  validator: {code: 'P.1', title: {en: 'Validator', fr: 'Valideur'}},
  cardReader: {code: 'P.1.1', title: {en: 'Card reader', fr: 'Lecteur de carte'}},
  server: {code: 'P.2', title: {en: 'Central server', fr: 'Serveur central'}},
} satisfies Record<string, StructureNode>;

export function levelOf({code}: StructureNode): number {
  return code.split('.').length;
}

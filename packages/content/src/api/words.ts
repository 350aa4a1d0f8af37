import {isFrench} from '../frenchSpaces';
import type {Locale} from '../data';

/** What one and what more of a thing are called. */
export type Unit = readonly [one: string, more: string];

const english = {
  /** Whose numbers are written: `10,000`. */
  locale: 'en-GB',
  required: 'Required',
  optional: 'Optional',
  readOnly: 'Read-only',
  onlyLater: 'PATCH only',
  fixed: 'fixed after creation',
  onlyFor: 'For',
  defaultIs: 'Default:',
  oneOf: 'One of',
  always: 'Always',
  listOf: (type: string) => `list of ${type}`,
  or: 'or',
  characters: ['character', 'characters'] as Unit,
  entries: ['entry', 'entries'] as Unit,
  atLeast: 'At least',
  atMost: 'At most',
  between: (min: string, max: string) => `${min}–${max}`,
  pattern: 'Form:',
  none: 'none',
  all: 'all of them',
  colon: ':',
  equals: 'Equal to the value, or to one of several separated by commas.',
  expanded: (field: string, query: string) => `Stands in the place of ${field} with ${query}.`,
  recordTakes: ['Filter and sort', 'Filter only', 'Expand'],
  downloads: [
    'To download: the description in OpenAPI 3.1, as ',
    ' or ',
    '. Postman, Insomnia and Bruno can import it.',
  ],
  operation: {
    scope: 'Scope',
    name: 'Operation',
    parameters: 'Parameters',
    common: 'Also takes',
    body: 'Body',
    fields: (required: string[]) =>
      required.length > 0
        ? `JSON with at least ${required.join(', ')}.`
        : 'JSON with the fields to set.',
    replies: 'Replies',
    problems: 'Errors',
    reply: 'Reply',
  },
  columns: {
    resources: ['Request', 'Scope'],
    areas: ['Area', 'What it holds'],
    fields: ['Field and type', 'In a request', 'Meaning and limits'],
    members: ['Field and type', 'Meaning and limits'],
    records: ['Path', 'What it takes'],
    parameters: ['Parameter', 'Meaning and limits', 'Example'],
    scopes: ['Scope', 'What it opens'],
    headers: ['Header', 'Meaning', 'Example'],
    statuses: ['Status', 'When', 'Headers'],
    errors: ['Status', 'Slug', 'Title', 'What to do'],
    codes: ['`code`', 'Message', 'Status', 'Slug'],
  },
};

/** What the tables say beside the words of the description. */
export type ApiWords = typeof english;

const french: ApiWords = {
  locale: 'fr-FR',
  required: 'Obligatoire',
  optional: 'Facultatif',
  readOnly: 'Lecture seule',
  onlyLater: 'PATCH seulement',
  fixed: 'ne peut plus changer après la création',
  onlyFor: 'Pour',
  defaultIs: 'Par défaut :',
  oneOf: 'Une valeur parmi',
  always: 'Toujours',
  listOf: (type) => `liste (${type})`,
  or: 'ou',
  characters: ['caractère', 'caractères'],
  entries: ['élément', 'éléments'],
  atLeast: 'Au moins',
  atMost: 'Au plus',
  between: (min, max) => `De ${min} à ${max}`,
  pattern: 'Forme :',
  none: 'aucune',
  all: 'toutes',
  colon: ' :',
  equals: 'Égal à la valeur, ou à l’une de plusieurs séparées par des virgules.',
  expanded: (field, query) => `Prend la place de ${field} avec ${query}.`,
  recordTakes: ['Filtrer et trier', 'Filtrer seulement', 'Développer'],
  downloads: [
    'À télécharger : la description en OpenAPI 3.1, en ',
    ' ou en ',
    '. Postman, Insomnia et Bruno savent l’importer.',
  ],
  operation: {
    scope: 'Portée',
    name: 'Opération',
    parameters: 'Paramètres',
    common: 'Accepte aussi',
    body: 'Corps',
    fields: (required) =>
      required.length > 0
        ? `JSON avec au moins ${required.join(', ')}.`
        : 'JSON avec les champs à renseigner.',
    replies: 'Réponses',
    problems: 'Erreurs',
    reply: 'Réponse',
  },
  columns: {
    resources: ['Requête', 'Portée'],
    areas: ['Domaine', 'Ce qu’il contient'],
    fields: ['Champ et type', 'Dans une requête', 'Signification et limites'],
    members: ['Champ et type', 'Signification et limites'],
    records: ['Chemin', 'Ce qu’il accepte'],
    parameters: ['Paramètre', 'Signification et limites', 'Exemple'],
    scopes: ['Portée', 'Ce qu’elle ouvre'],
    headers: ['En-tête', 'Signification', 'Exemple'],
    statuses: ['Statut', 'Quand', 'En-têtes'],
    errors: ['Statut', 'Identifiant court', 'Titre', 'Que faire'],
    codes: ['`code`', 'Message', 'Statut', 'Identifiant court'],
  },
};

/** The words of a language; those of English where it has none here. */
export function wordsOf(locale: Locale): ApiWords {
  return isFrench(locale) ? french : english;
}

import type {Localized} from '../../../src/config/locales';

/** The page that a reader searches from: an ordinary one. */
export const startPages: Localized<string> = {
  en: '/projects/projects_views/kanban/',
  fr: '/fr/projects/projects_views/kanban/',
};

/** What is typed in the browser: each has hits whose sections have a text. */
export const typedQueries: Localized<string[]> = {
  en: ['swimlanes', 'access token', 'critical path', 'import', 'change owner'],
  fr: ['couloirs', 'jeton', 'chemin critique', 'importer', 'responsable'],
};

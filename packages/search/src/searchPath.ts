/** Without the base URL. */
export const SEARCH_PATH = '/search/';

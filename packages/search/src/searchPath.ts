/** Path of the search page, without the base URL. */
export const SEARCH_PATH = '/search/';

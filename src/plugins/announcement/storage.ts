/** Holds the id of the announcement that the reader closed last. */
export const DISMISSED_KEY = 'announcement.dismissed';

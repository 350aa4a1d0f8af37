/** What only the files of a site have that asks its readers. */
export const readerTraces = /pageFeedback|page-feedback|sendBeacon|globalPrivacyControl|doNotTrack/;

/** What only the files of a site have that asks its readers. */
export const feedbackTraces =
  /pageFeedback|page-feedback|sendBeacon|globalPrivacyControl|doNotTrack/;

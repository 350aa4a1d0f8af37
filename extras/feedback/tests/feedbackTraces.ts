/** Matches code that only builds with feedback contain. */
export const feedbackTraces =
  /pageFeedback|page-feedback|sendBeacon|globalPrivacyControl|doNotTrack/;

/** Strings only in builds with feedback. */
export const feedbackTraces =
  /pageFeedback|page-feedback|sendBeacon|globalPrivacyControl|doNotTrack/;

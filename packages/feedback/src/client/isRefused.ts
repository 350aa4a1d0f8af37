/** What TypeScript does not know of it: https://www.w3.org/TR/gpc/#javascript-property-to-detect-preference */
interface Preferences {
  globalPrivacyControl?: boolean;
}

/** Whether the reader has told the browser that sites are to record nothing. */
export function isRefused(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as Navigator & Preferences;
  return globalPrivacyControl === true || doNotTrack === '1';
}

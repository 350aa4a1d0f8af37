/**
 * Whether the reader has told the browser that sites are to record nothing.
 *
 * @see https://www.w3.org/TR/gpc/#javascript-property-to-detect-preference
 */
export function isRefused(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

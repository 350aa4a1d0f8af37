/** Used if feedback is disabled: DocItem/Footer then shows an email link. */
export default undefined;

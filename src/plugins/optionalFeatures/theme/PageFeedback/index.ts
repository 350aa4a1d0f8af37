/** Placeholder if feedback is disabled or has no path. */
export default undefined;

/** No feedback: the site doesn't have the feature, or the owner hasn't set a path. */
export default undefined;

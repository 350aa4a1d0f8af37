/** On a site that is told nothing, nothing is asked. */
export default undefined;

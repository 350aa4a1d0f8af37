/** Of searches that are over, nobody is told: a site that wants it puts a function in this place. */
export default undefined;

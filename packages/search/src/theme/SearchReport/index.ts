/** Sites can replace it with a function that receives each `EndedSearch`. */
export default undefined;

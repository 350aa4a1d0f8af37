/** An error whose message is for who asked. Of any other one they are told nothing. */
export class PublicError extends Error {}

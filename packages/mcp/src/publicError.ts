/** Its message is sent to the client; others are only logged. */
export class PublicError extends Error {}

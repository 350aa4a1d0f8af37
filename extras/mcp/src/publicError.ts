/** An error whose message is sent to the client. */
export class PublicError extends Error {}

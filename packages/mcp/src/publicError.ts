/** An error whose message is sent to the client. Other messages are only logged. */
export class PublicError extends Error {}

/** An error whose message is sent to the client. Messages of other errors are only logged. */
export class PublicError extends Error {}

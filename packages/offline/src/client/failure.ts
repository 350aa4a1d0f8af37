export type FailureReason =
  /** No workers or storage, as in a private window or without HTTPS. */
  | 'unsupported'
  /** The deployed worker deletes all copies: see `WITHDRAWAL_COMMENT`. */
  | 'withdrawn'
  | 'no room'
  | 'network'
  /** Files don't match the manifest: a deployment is in progress. */
  | 'changing'
  /** Another tab is changing copies. */
  | 'busy'
  | 'cancelled';

export class OfflineFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    cause?: unknown,
  ) {
    super(`Offline copy failed: ${reason}`, {cause});
  }
}

/** Wraps an error, with the reason `no room` if the storage is full. */
export function toOfflineFailure(error: unknown, defaultReason: FailureReason): OfflineFailure {
  if (error instanceof OfflineFailure) {
    return error;
  }
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return new OfflineFailure(isFull ? 'no room' : defaultReason, error);
}

export type Reason =
  /** No workers or storage, as in a private window or without HTTPS. */
  | 'unsupported'
  /** The deployment has a worker that deletes all copies: see `WITHDRAWN`. */
  | 'withdrawn'
  | 'no room'
  | 'network'
  /** Files don't match the list: a deployment is in progress. */
  | 'changing'
  /** Another tab is changing copies. */
  | 'busy'
  | 'cancelled';

export class OfflineFailure extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`Offline copy failed: ${reason}`, {cause});
  }
}

/** @param otherwise reason, unless the storage is full */
export function failureOf(error: unknown, otherwise: Reason): OfflineFailure {
  if (error instanceof OfflineFailure) {
    return error;
  }
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return new OfflineFailure(isFull ? 'no room' : otherwise, error);
}

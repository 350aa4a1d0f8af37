/** Why a copy was not made. The one that was there before is whole in each case. */
export type Reason =
  /** The browser has no workers or no storage for this site: a private window, or no https. */
  | 'unsupported'
  /** The owner has withdrawn the copies. */
  | 'withdrawn'
  /** The device or the browser has no room. */
  | 'no room'
  /** The network failed on the way. */
  | 'network'
  /** Files are not those of the list: a deployment is under way. */
  | 'changing'
  /** Another tab makes or removes a copy. */
  | 'busy'
  | 'cancelled';

export class OfflineFailure extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`No copy was kept: ${reason}`, {cause});
  }
}

/** What a failure of the browser means: full storage has a name of its own. */
export function failureOf(error: unknown, otherwise: Reason): OfflineFailure {
  if (error instanceof OfflineFailure) {
    return error;
  }
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return new OfflineFailure(isFull ? 'no room' : otherwise, error);
}

/** Returns the messages of an error and its causes, each of which can be any value. */
export function errorMessages(error: unknown): string[] {
  // A cause can refer to an earlier error.
  const chain = new Set<unknown>();
  let cause = error;
  while (cause !== undefined && cause !== null && !chain.has(cause)) {
    chain.add(cause);
    ({cause} = cause as {cause?: unknown});
  }
  return [...chain].map(messageOf);
}

function messageOf(cause: unknown): string {
  if (cause instanceof Error) {
    return cause.message;
  }
  try {
    return typeof cause === 'object' ? JSON.stringify(cause) : String(cause);
  } catch {
    return String(cause);
  }
}

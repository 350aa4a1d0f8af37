/** The message of an error and of each of its causes; whatever may be thrown. */
export function errorMessages(error: unknown): string[] {
  // A set: a chain that comes back to itself ends there.
  const chain = new Set<unknown>();
  let cause = error;
  do {
    chain.add(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  } while (cause !== undefined && cause !== null && !chain.has(cause));
  return [...chain].map(messageOf);
}

function messageOf(thrown: unknown): string {
  try {
    return (thrown instanceof Error && thrown.message) || String(thrown);
  } catch {
    return typeof thrown;
  }
}

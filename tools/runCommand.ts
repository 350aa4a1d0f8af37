/** Runs a command, and prints an error without its stack trace. */
export async function runCommand(command: () => Promise<void> | void, failure = 1): Promise<void> {
  // Programs such as `head` close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  try {
    await command();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = failure;
  }
}

/** Returns the messages of an error and its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cause = error.cause === undefined ? '' : describeError(error.cause);
  return error.message.includes(cause) ? error.message : `${error.message}\nCause: ${cause}`;
}

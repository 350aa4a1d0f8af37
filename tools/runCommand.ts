/**
 * Runs a command; what goes wrong is said in words, without a stack.
 *
 * @param failure the exit code then, for commands that end with 1 when they find something
 */
export async function runCommand(command: () => Promise<void> | void, failure = 1): Promise<void> {
  // A reader such as `head` closes the pipe when it has enough.
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

/** The message of an error, and those of its causes, each on a line. What a message quotes already is left out. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const cause = error.cause === undefined ? '' : describeError(error.cause);
  return error.message.includes(cause) ? error.message : `${error.message}\nCause: ${cause}`;
}

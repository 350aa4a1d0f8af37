/** Runs a command; what goes wrong is said in words, without a stack, and ends it with 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  // A reader such as `head` closes the pipe when it has enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

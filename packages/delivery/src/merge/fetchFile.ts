/**
 * Fetches a file of a live site, three times when a network or a server in trouble does not answer.
 *
 * @returns nothing when there is no such file
 * @throws naming the address and the reason
 */
export async function fetchFile(
  site: string,
  file: string,
  tries = 3,
): Promise<Buffer | undefined> {
  const url = new URL(file, site.endsWith('/') ? site : `${site}/`);
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(30_000)});
    if (response.status === 404) {
      return undefined;
    }
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    if (tries > 1) {
      return fetchFile(site, file, tries - 1);
    }
    const {cause, message} = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new Error(
      `${url} cannot be fetched: ${why}. Try again later; for a first deployment, leave --former out.`,
      {cause: error},
    );
  }
}

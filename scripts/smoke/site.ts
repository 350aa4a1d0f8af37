import {ask} from '../../tests/support/ask';
import type {Site} from './check';

export interface SiteOptions {
  /** Looks at every page, not at some. */
  all?: boolean;
  /** Another address that it was built for than the one where it is asked. */
  builtFor?: string;
}

/** As many pages are looked at of a list. */
const SAMPLE = 8;

/** Opens a site by its address. @throws when it is none, or does not answer */
export async function openSite(
  address: string,
  {all = false, builtFor = address}: SiteOptions = {},
): Promise<Site> {
  const origin = originOf(address);
  await ask(origin, '/').catch((error: Error) => {
    throw new Error(`${origin} does not answer: ${error.message || String(error)}.`);
  });
  return {
    address: origin,
    builtFor: originOf(builtFor),
    ask: (path, question) => ask(origin, path, question),
    sample: (paths) =>
      all ? paths : paths.filter((_, at) => at % Math.ceil(paths.length / SAMPLE) === 0),
  };
}

function originOf(address: string): string {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(address)) {
    throw new Error(
      `"${address}" is no address of a site: expected one without a path, such as https://docs.example.com.`,
    );
  }
  return new URL(address).origin;
}

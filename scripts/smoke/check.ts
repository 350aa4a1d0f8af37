import type {Locale} from '../../src/config/locales';
import type {Answer, Question} from '../../tests/support/ask';

/** The live site that is checked. */
export interface Site {
  /** Where it is asked, without a slash at its end. */
  address: string;
  /** The address that it was built for, which its pages and its sitemaps name. */
  builtFor: string;
  ask(path: string, question?: Question): Promise<Answer>;
  /** Of all paths those that are looked at: some, or every one. */
  sample(paths: readonly string[]): readonly string[];
}

/** What is wrong. */
export interface Fault {
  expected: string;
  came: string;
  remedy: string;
}

/** What not every site can do, by the nature of its host or by its settings. */
export type Ability =
  | 'headers'
  | 'headers with redirects'
  | 'brotli'
  | 'caching'
  | 'redirects'
  | 'a page for what is not there in each language'
  | 'a search of its own';

export interface Check {
  name: string;
  /** Without it the check is left out. */
  needs?: Ability;
  /** Gives the first fault that it finds, or none. */
  run(site: Site): Promise<Fault | undefined>;
}

/** The first fault of several looks, one after the other. */
export async function firstFault<T>(
  items: Iterable<T>,
  look: (item: T) => Promise<Fault | undefined>,
): Promise<Fault | undefined> {
  for (const item of items) {
    const fault = await look(item);
    if (fault) {
      return fault;
    }
  }
  return undefined;
}

/** The language that a page says it is in. */
export function languageOf({body}: Answer): string | undefined {
  return /<html[^>]*\slang="?([\w-]+)/.exec(body.toString())?.[1];
}

/** The status of an answer and where it leads to, in short. */
export function describeAnswer({status, headers}: Answer): string {
  return headers.location ? `status ${status} to ${headers.location}` : `status ${status}`;
}

/** As checks name them. */
export const languageNames: Record<Locale, string> = {en: 'English', fr: 'French'};

import type {Locale} from '../../src/config/locales';
import type {Changes} from './changes';
import {format} from './format';

/** The files of the contract: routes, what each page is called and holds, and every address ever published. */
export const routesFile = 'tests/contract/routes.json';
export const plansFile = 'tests/contract/pages.json';
export const publishedFile = 'tests/contract/published.json';

/** What the contract says of the route of a page. */
export interface Route {
  id: string;
  /** Path of the English file, from the root of the project. */
  source: string;
  path: string;
  category: string | null;
  tags: string[];
  unlisted: boolean;
}

export interface Routes {
  docs: Route[];
  /** Addresses that lead to another one. */
  aliases: Record<string, string>;
}

interface Words {
  title: string;
  sidebarLabel: string;
  description: string;
  heading: string;
}

/** What the contract says of the words of a page. */
export interface Plan extends Record<Locale, Words> {
  sections: ({level: number; id: string} & Record<Locale, string>)[];
}

export type Plans = Record<string, Plan>;

export function readRoutes(changes: Changes): Routes {
  return changes.readJson<Routes>(routesFile);
}

export function readPlans(changes: Changes): Plans {
  return changes.readJson<Plans>(plansFile);
}

export async function writeJson(changes: Changes, file: string, data: unknown): Promise<void> {
  changes.write(file, await format(changes.root, file, JSON.stringify(data, null, 2)));
}

/** Adds an address to those that were ever published: nothing takes one out. */
export async function publish(changes: Changes, address: string): Promise<void> {
  const published = changes.readJson<string[]>(publishedFile);
  await writeJson(changes, publishedFile, [...new Set([...published, address])].sort());
}

/**
 * The addresses of a contract that lead to another one, after one more: as with
 * the redirects, there are no chains, and none leads away from a page.
 */
export function withAlias(aliases: Routes['aliases'], from: string, to: string): Routes['aliases'] {
  const others = Object.entries(aliases)
    .filter(([alias]) => alias !== to && alias !== from)
    .map(([alias, target]) => [alias, target === from ? to : target]);
  return {...Object.fromEntries(others), [from]: to};
}

/** An object with another entry, right after the one of a key, or at its end. */
export function insertAfter<Value>(
  object: Record<string, Value>,
  after: string | undefined,
  key: string,
  value: Value,
): Record<string, Value> {
  const entries = Object.entries(object);
  const place = entries.findIndex(([name]) => name === after);
  return Object.fromEntries(
    entries.toSpliced(place === -1 ? entries.length : place + 1, 0, [key, value]),
  );
}

/** An object with one key renamed, in the same order. */
export function renameKey<Value>(
  object: Record<string, Value>,
  from: string,
  to: string,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key === from ? to : key, value]),
  );
}

/** An object without one of its entries. */
export function withoutKey<Value>(
  object: Record<string, Value>,
  key: string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

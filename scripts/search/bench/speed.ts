import type {Browser} from '@playwright/test';
import {locales, type Locale} from '../../../src/config/locales';
import {describeProfile, profiles, type Profile} from '../../measure/profiles';
import {startPages, typedQueries} from './queries';
import {summarise, type Summary} from '../../measure/statistics';
import {milliseconds, type Table} from '../../measure/table';
import type {VisitTimes} from './probe';
import {timeLetters, visit, type Visit} from './visits';

/** One line of the table: what was waited for, and how long. */
export interface Speed {
  locale: Locale;
  profile: string;
  what: string;
  ms: Summary;
}

export interface SpeedResult {
  speeds: Speed[];
  notes: string[];
}

/** Measures what a reader waits for, in each language and profile. */
export async function measureSpeed(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<SpeedResult> {
  const speeds: Speed[] = [];
  const notes = profiles.map(describeProfile);
  for (const profile of profiles) {
    for (const locale of locales) {
      const result = await measureOne(browser, origin, runs, profile, locale);
      speeds.push(...result.speeds);
      notes.push(...result.notes);
    }
  }
  return {speeds, notes};
}

async function measureOne(
  browser: Browser,
  origin: string,
  runs: number,
  profile: Profile,
  locale: Locale,
): Promise<SpeedResult> {
  const address = origin + startPages[locale];
  const queries = typedQueries[locale];
  const query = (at: number) => queries[at % queries.length] ?? '';
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visit(browser, address, profile, [query(run), query(run + 1)]));
  }
  const letters = await timeLetters(browser, address, profile, queries.slice(0, 3));
  const painted = letters.flatMap(({painted: at}) => (at === null ? [] : [at]));
  const line = (what: string, values: number[]): Speed[] =>
    values.length > 0 ? [{locale, profile: profile.name, what, ms: summarise(values)}] : [];
  // A query that has lost letters may have no hit.
  const of = (state: 'cold' | 'warm', name: keyof VisitTimes) =>
    visits.flatMap((one) => one[state][name] ?? []);
  const searches = visits.flatMap(({cold, warm}) => [cold, warm]);
  const mangled = searches.filter(({query: wanted, typed}) => typed !== wanted);
  const waited = summarise(visits.map(({indexWaited}) => indexWaited));
  return {
    speeds: [
      ...line('cold: shortcut to the field', of('cold', 'focused')),
      ...line('cold: shortcut to the first hit', of('cold', 'hit')),
      ...line('cold: shortcut to the first text', of('cold', 'text')),
      ...line('warm: shortcut to the field', of('warm', 'focused')),
      ...line('warm: shortcut to the first hit', of('warm', 'hit')),
      ...line('warm: shortcut to the first text', of('warm', 'text')),
      ...line('letter: key to new hits painted', painted),
      ...line(
        'letter: of it, in the worker',
        letters.map(({asked, answered}) => answered - asked),
      ),
    ],
    notes: [
      `${locale}, ${profile.name}: the worker waited ${milliseconds(waited.p50)} ms for the index; ${letters.length - painted.length} of ${letters.length} letters left the hits as they were.`,
      ...(mangled.length > 0
        ? [
            `${locale}, ${profile.name}: LETTERS WERE LOST in ${mangled.length} of ${searches.length} searches: ${mangled.map(({query: wanted, typed}) => `“${wanted}” became “${typed}”`).join(', ')}.`,
          ]
        : []),
    ],
  };
}

/** The table of the times. */
export function speedTable({speeds, notes}: SpeedResult): Table {
  return {
    title: 'Speed in Chromium, ms',
    columns: ['what', 'language', 'profile', 'p50', 'p95', 'measured'],
    rows: speeds.map(({what, locale, profile, ms}) => [
      what,
      locale,
      profile,
      milliseconds(ms.p50),
      milliseconds(ms.p95),
      String(ms.runs),
    ]),
    notes: [
      'From the time stamp of the key to the second frame after it is in the document; the page is loaded, its reader types on at 60 ms a key.',
      'HTTP/1.1 on this machine. The line of the profile is that of the worker too; DevTools cannot slow a worker’s processor.',
      ...notes,
    ],
  };
}

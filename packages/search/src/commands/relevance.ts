import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {openIndex} from '../engine/engine';
import {packIndex} from '../engine/packIndex';
import type {SearchRecord} from '../record';
import {readRecords} from './readRecords';
import {buildOf, type Command, type SearchSite} from './site';

interface JudgedQuery {
  query: string;
  class: string;
  /** Document ids; empty if the product doesn't have the feature. */
  expected: string[];
  /** `document#anchor`; not judged if missing. */
  sections?: string[];
  /** Alternative page if `expected` is empty. */
  see?: string | null;
}

/** Choose weights with `tuning` queries, and measure with `test` queries only. */
export type QuerySet = 'tuning' | 'test' | 'asked-tuning' | 'asked-test';

interface Outcome extends JudgedQuery {
  rank: number;
  sectionRank: number | undefined;
  /** Section ids in order. */
  found: string[];
}

/** Runs judged queries on the records of one language of a build. */
export function evaluate(
  site: SearchSite,
  set: QuerySet,
  locale: string,
  records: readonly SearchRecord[],
): Outcome[] {
  const {synonyms, absent, version = 'current'} = site;
  const indexed = records.filter(
    (record) =>
      record.language === locale &&
      // Posts belong to every version.
      (record.version === version || record.pageId.startsWith('blog/')),
  );
  const byId = new Map(indexed.map((record) => [record.objectID, record]));
  const vocabulary = {synonyms: synonyms[locale], absent: absent[locale]};
  const engine = openIndex(packIndex(indexed, vocabulary).file);
  engine.sections.forEach((section) => (section.text = byId.get(section.objectID)!.content));
  return readQueries(site.judgedQueries, set, locale).map((judged) => {
    const result = engine.query(judged.query);
    const found = result.matches.map(({section}) => {
      const {pageId, anchor} = byId.get(section.objectID)!;
      return anchor === null ? pageId : `${pageId}#${anchor}`;
    });
    return {...judged, ...ranksOf(judged, found, result.absent !== undefined), found};
  });
}

/** Returns the ranks of the first expected page and section; 0 if not found. */
export function ranksOf(
  {expected, sections = [], see}: Pick<JudgedQuery, 'expected' | 'sections' | 'see'>,
  found: string[],
  hasNotice: boolean,
): Pick<Outcome, 'rank' | 'sectionRank'> {
  const pages = [...new Set(found.map((section) => section.replace(/#.*/, '')))];
  const rankOf = (all: string[], right: string[]) =>
    all.findIndex((candidate) => right.includes(candidate)) + 1;
  if (expected.length === 0) {
    const isAnswered = see ? hasNotice : hasNotice || pages.length === 0;
    return {rank: isAnswered ? 1 : rankOf(pages, see ? [see] : []), sectionRank: undefined};
  }
  return {
    rank: rankOf(pages, expected),
    sectionRank: sections.length > 0 ? rankOf(found, sections) : undefined,
  };
}

/** Summarises outcomes as shares from 0 to 1, rounded. */
export function summariseOutcomes(outcomes: Pick<Outcome, 'rank' | 'sectionRank'>[]) {
  const ranks = outcomes.map(({rank}) => rank);
  const sections = outcomes.flatMap(({sectionRank}) => sectionRank ?? []);
  return {
    queries: outcomes.length,
    success1: share(ranks, 1),
    success5: share(ranks, 5),
    /** Mean reciprocal rank, cut off at 10. */
    mrr10: round(
      ranks.reduce((sum, rank) => sum + (rank >= 1 && rank <= 10 ? 1 / rank : 0), 0) / ranks.length,
    ),
    section1: share(sections, 1),
    section5: share(sections, 5),
  };
}

function share(ranks: number[], last: number): number {
  return round(ranks.filter((rank) => rank >= 1 && rank <= last).length / ranks.length);
}

function round(figure: number): number {
  return Number(figure.toFixed(3));
}

export function readQueries(folder: string, set: QuerySet, locale: string): JudgedQuery[] {
  const file = path.join(folder, `${set}.${locale}.json`);
  // A language can have none.
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as JudgedQuery[]) : [];
}

/** Evaluates a build with the test queries, or lists failing tuning queries (`--tuning`). */
export const printRelevance: Command = (site, env, args) => {
  const {tuning = false} = parseArgs({args, options: {tuning: {type: 'boolean'}}}).values;
  const records = readRecords(buildOf(env), site);
  const sets: QuerySet[] = tuning ? ['tuning', 'asked-tuning'] : ['test', 'asked-test'];
  for (const set of sets) {
    for (const locale of site.locales) {
      const outcomes = evaluate(site, set, locale, records);
      console.log(`\n${locale}: set "${set}"`);
      const rows = [...new Set(outcomes.map((outcome) => outcome.class))].map((name) => [
        name,
        summariseOutcomes(outcomes.filter((outcome) => outcome.class === name)),
      ]);
      console.table({...Object.fromEntries(rows), all: summariseOutcomes(outcomes)});
      if (tuning) {
        outcomes
          .filter(({rank, sectionRank = 1}) => rank !== 1 || sectionRank !== 1)
          .forEach(printMiss);
      }
    }
  }
};

function printMiss({query, expected, sections = [], see, rank, sectionRank, found}: Outcome): void {
  const wanted = sections.length > 0 ? sections : expected.length > 0 ? expected : [see];
  console.log(
    `  failed: "${query}": expected ${wanted.join(' or ')} first, found at rank ${sectionRank ?? rank}; the first hit is ${found[0]}`,
  );
}

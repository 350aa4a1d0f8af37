import {
  flowOf,
  flowOfAll,
  isWithin,
  languageBounds,
  pageBounds,
  percent,
  summarise,
  type Flow,
  type FlowBounds,
} from '../check/flow';
import type {ContentRules} from '../check/context';
import {Guide} from '../check/guide';

/** Openings that are told, the most repeated ones first. */
const OPENINGS = 12;

/**
 * Says how the running text of the guide reads, for each language and page: words a sentence, the
 * share of sentences below 8 words, and how sentences begin most often. What is out of bounds is
 * marked; the exit code is 1 when a language is.
 */
export function runProse(site: ContentRules, root: string): void {
  const guide = Guide.read({...site, root});
  for (const locale of Object.keys(site.folders)) {
    // A glossary is a list of definitions.
    const pages = guide.pagesOf(locale).filter(({source}) => source !== site.glossary?.source);
    const whole = flowOfAll(pages);
    console.log(`\n${locale}: ${line(whole, languageBounds)}`);
    console.log(`  begins most often with ${openingsOf(whole)}\n`);
    const rows = pages
      .map((page) => ({page, flow: flowOf(page)}))
      .filter(({flow}) => flow.lengths.length > 0)
      .sort((one, next) => averageOf(one.flow) - averageOf(next.flow));
    for (const {page, flow} of rows) {
      console.log(`  ${line(flow, pageBounds)}  ${page.source}`);
    }
    if (!isWithin(languageBounds, summarise(whole.lengths))) {
      process.exitCode = 1;
    }
  }
}

function averageOf({lengths}: Flow): number {
  return summarise(lengths).average;
}

function line({lengths}: Flow, bounds: FlowBounds): string {
  const summary = summarise(lengths);
  const mark = isWithin(bounds, summary) ? ' ' : '!';
  const share = percent(summary.short);
  return `${mark} ${summary.average.toFixed(1)} words, ${share.padStart(3)} short, of ${String(summary.sentences).padStart(2)}`;
}

function openingsOf({openings}: Flow): string {
  const counts = new Map<string, number>();
  openings.forEach((opening) => counts.set(opening, (counts.get(opening) ?? 0) + 1));
  return [...counts]
    .sort(([, one], [, next]) => next - one)
    .slice(0, OPENINGS)
    .map(([opening, times]) => `“${opening}” (${times})`)
    .join(', ');
}

import {describe, expect, it} from 'vitest';
import {withReplacements} from '../../../content/src/replacements';
import type {Locale} from '../../../content/src/data';
import {checkGuide} from '../checkGuide';
import {Guide} from '../guide';
import {toPage} from '../page';
import type {PageRule} from '../pageRule';
import {parsePage} from '../parsePage';
import type {Finding, Rule} from '../rule';
import {testContext as context} from './testContext';

/** A text alone is the English page `page.mdx`; others are by language, and where there are more, by their paths. */
type Pages = string | Partial<Record<Locale, string | Record<string, string>>>;

interface Cases {
  /** Pages in which the rule finds nothing. */
  passes?: Pages[];
  /** Pages, and the finding in them: `line:column found → expected remedy`, or a part of it. */
  finds?: [Pages, string][];
  /** The text of a page, and what `--fix` makes of it; the same text where a writer must choose. */
  mends?: [string | {fr: string}, string][];
}

/** Tests a rule on what the seeded faults do not show: what it must not find, and what is hard to find. */
export function describeRule(rule: PageRule | Rule, {passes = [], finds = [], mends = []}: Cases) {
  describe(rule.name, () => {
    it.each(passes)('passes %j', async (pages) => {
      expect(await findingsOf(rule, pages)).toEqual([]);
    });

    it.each(finds)('finds in %j: %s', async (pages, expected) => {
      const findings = await findingsOf(rule, pages);
      const told = findings.map(
        ({line, column, ...finding}) =>
          `${line}:${column} ${finding.found} → ${finding.expected} ${finding.remedy}`,
      );
      expect(told).toEqual([expect.stringContaining(expected)]);
    });

    it.each(mends)('mends %j: %j', async (page, mended) => {
      const findings = await findingsOf(rule, page);
      expect(findings).not.toEqual([]);
      const fixes = findings.flatMap(({fix}) => fix ?? []);
      expect(withReplacements(typeof page === 'string' ? page : page.fr, fixes)).toBe(mended);
    });
  });
}

function findingsOf(rule: PageRule | Rule, given: Pages): Promise<Finding[]> {
  const texts = typeof given === 'string' ? {en: given} : given;
  const pages = Object.entries(texts).flatMap(([locale, text = {}]) =>
    Object.entries(typeof text === 'string' ? {'page.mdx': text} : text).map(([source, mdx]) =>
      toPage(context.folders, `${context.folders[locale]}/${source}`, parsePage(mdx))!,
    ),
  );
  return checkGuide(new Guide(context, pages), [rule]);
}

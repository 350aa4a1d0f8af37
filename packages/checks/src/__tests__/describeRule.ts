import {describe, expect, it} from 'vitest';
import {withReplacements} from '../../../content/src/replacements';
import type {Locale} from '../../../content/src/data';
import {checkGuide} from '../checkGuide';
import {Guide} from '../guide';
import {toPage} from '../page';
import {parsePage} from '../parsePage';
import type {Finding, PageRule, Rule} from '../rule';
import {testContext as context} from './testContext';

/** Source of the English `page.mdx`, or by locale, or by locale and path. */
type Pages = string | Partial<Record<Locale, string | Record<string, string>>>;

interface Cases {
  passes?: Pages[];
  /** The finding is part of `line:column found → expected remedy`. */
  finds?: [Pages, string][];
  fixes?: [string | {fr: string}, string][];
}

/** The basic case of a rule is in `tests/support/seeds/`. */
export function describeRule(rule: PageRule | Rule, {passes = [], finds = [], fixes = []}: Cases) {
  describe(rule.name, () => {
    it.each(passes)('passes %j', async (pages) => {
      expect(await findingsOf(rule, pages)).toEqual([]);
    });

    it.each(finds)('finds in %j: %s', async (pages, expected) => {
      const findings = await findingsOf(rule, pages);
      const lines = findings.map(
        ({line, column, ...finding}) =>
          `${line}:${column} ${finding.found} → ${finding.expected} ${finding.remedy}`,
      );
      expect(lines).toEqual([expect.stringContaining(expected)]);
    });

    it.each(fixes)('fixes %j: %j', async (page, fixed) => {
      const findings = await findingsOf(rule, page);
      expect(findings).not.toEqual([]);
      const edits = findings.flatMap(({fix}) => fix ?? []);
      expect(withReplacements(typeof page === 'string' ? page : page.fr, edits)).toBe(fixed);
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

import {describe, expect, it} from 'vitest';
import type {Files} from '../../../content/src/__tests__/files';
import {withReplacements} from '../../../content/src/replacements';
import type {Locale} from '../../../content/src/data';
import type {Finding, PageRule, Rule} from '../rule';
import {findingsIn} from './findingsIn';
import {testContext} from './testContext';

/** Source of the English `page.mdx`, or by locale, or by locale and path. */
type Pages = string | Partial<Record<Locale, string | Record<string, string>>>;

interface Cases {
  passes?: Pages[];
  /** The finding is part of `line:column found → expected remedy`. */
  finds?: [Pages, string][];
  fixes?: [string | {fr: string}, string][];
}

/** The basic case of a rule is in `tests/support/seeds.ts`. */
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
  const files = Object.entries(texts).flatMap(([locale, text = {}]) =>
    Object.entries(typeof text === 'string' ? {'page.mdx': text} : text).map(([source, mdx]) => [
      `${testContext.folders[locale]}/${source}`,
      mdx,
    ]),
  );
  return findingsIn(rule, Object.fromEntries(files) as Files);
}

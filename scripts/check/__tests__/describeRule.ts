import {describe, expect, it} from 'vitest';
import {checkGuide} from '../checkGuide';
import type {Finding, Rule} from '../rule';
import {guideOf, type Texts} from './guideOf';

/** Pages; a text alone is an English page without front matter. */
type Pages = string | Texts;

interface Cases {
  /** Pages in which the rule finds nothing, by what they show. */
  passes: Record<string, Pages>;
  /** Pages with faults, and each finding of the rule, in order. */
  finds: Record<string, [Pages, ...Partial<Finding>[]]>;
}

/** Tests a rule on pages that hold to it, and on pages that do not. */
export function describeRule(rule: Rule, {passes, finds}: Cases): void {
  describe(rule.name, () => {
    it.each(Object.entries(passes))('passes %s', async (_, pages) => {
      expect(await findingsOf(rule, pages)).toEqual([]);
    });
    it.each(Object.entries(finds))('finds %s', async (_, [pages, ...expected]) => {
      expect(await findingsOf(rule, pages)).toMatchObject(expected);
    });
  });
}

function findingsOf(rule: Rule, pages: Pages): Promise<Finding[]> {
  return checkGuide(guideOf(typeof pages === 'string' ? {en: pages} : pages), [rule]);
}

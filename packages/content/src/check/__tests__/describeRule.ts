import {describe, expect, it} from 'vitest';
import {withReplacements} from '../../replacements';
import type {PageRule} from '../pageRule';
import type {Rule} from '../rule';
import {findingsOf, type Texts} from './guideOf';

/** Pages; a text alone is an English page. */
type Pages = string | Texts;

interface Cases {
  /** Pages in which the rule finds nothing. */
  passes?: Pages[];
  /** Pages, and the finding in them: `line:column found → expected`, or a part of it. */
  finds?: [Pages, string][];
  /** Pages, and the text that `--fix` makes of them; the same text where a writer must choose. */
  mends?: [Pages, string][];
}

/** Tests a rule on what the seeded faults do not show: what it must not find, and what is hard to find. */
export function describeRule(rule: PageRule | Rule, {passes, finds, mends}: Cases): void {
  describe(rule.name, () => {
    if (passes) {
      it.each(passes)('passes %j', async (pages) => {
        expect(await findingsOf(rule, textsOf(pages))).toEqual([]);
      });
    }
    if (finds) {
      it.each(finds)('finds in %j: %s', async (pages, expected) => {
        const found = (await findingsOf(rule, textsOf(pages))).map(
          (finding) =>
            `${finding.line}:${finding.column} ${finding.found} → ${finding.expected} ${finding.remedy}`,
        );
        expect(found).toEqual([expect.stringContaining(expected)]);
      });
    }
    if (mends) {
      it.each(mends)('mends %j: %j', async (pages, mended) => {
        const [text] = Object.values(textsOf(pages)) as [string];
        const findings = await findingsOf(rule, textsOf(pages));
        expect(findings).not.toEqual([]);
        expect(
          withReplacements(
            text,
            findings.flatMap(({fix}) => fix ?? []),
          ),
        ).toBe(mended);
      });
    }
  });
}

function textsOf(pages: Pages): Texts {
  return typeof pages === 'string' ? {en: pages} : pages;
}

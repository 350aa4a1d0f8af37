import type {Analyser} from './analyser';
import {memoize} from './memoize';
import {hasPhrase} from './phrases';
import type {QueryPlan} from './query';
import {quoteWeights as weights} from './ranking';
import {stepNumber} from './section';
import {matchesVariant} from './variants';

const MAX_STEPS = 3;

/** Of two parts, in characters: three lines. Two parts cover .51 of 175 queries, one .39 to .45. */
const MAX_LENGTH = 200;

/** A sentence ends before a capital, digit or quotation mark. Quotations aren't split. */
const sentences = /(?:“[^”]*”|«[^»]*»|[^“«])+?(?:[.!?…]["”»’)\s]*(?=\s[«“"\p{Lu}\p{N}])|$)/gu;

/** Returns a function that quotes the sentences, rows or steps of a text that best cover a query. */
export function createQuote(query: string, plan: QueryPlan, analyser: Analyser) {
  const expected = analyser.expectedAnswer(query);
  const {contentSlots, phrases, weights: wordWeights} = plan;
  const totalWeight = contentSlots.reduce((sum, slot) => sum + wordWeights[slot]!, 0);
  const slotsOf = memoize((term: string) =>
    plan.variants.filter((variant) => matchesVariant(variant, term)),
  );
  /** By word of the query, from 0 to 1. */
  const sharesOf = (text: string): number[] => {
    const shares: number[] = [];
    for (const {slots, weight} of new Set(analyser.terms(text).flatMap(slotsOf))) {
      for (const slot of slots) {
        shares[slot] = Math.max(shares[slot] ?? 0, Math.min(1, weight));
      }
    }
    return shares;
  };
  const coverageOf = (shareOf: (slot: number) => number) =>
    contentSlots.reduce((total, slot) => total + wordWeights[slot]! * shareOf(slot), 0) /
    totalWeight;

  return (text: string, headings: readonly string[]): string => {
    const headingShares = sharesOf(headings.join(' '));
    const [best, ...others] = splitParts(text, expected)
      .map((part, index) => {
        const shares = sharesOf(part.text);
        const newCoverage = coverageOf((slot) =>
          Math.max(0, (shares[slot] ?? 0) - (headingShares[slot] ?? 0)),
        );
        const share = coverageOf((slot) => shares[slot] ?? 0);
        const quoted = phrases.filter((phrase) => hasPhrase(part.text, phrase)).length;
        const score = newCoverage + weights.share * share + weights.phrase * quoted + part.bonus;
        return {text: part.text.trim(), index, share, score};
      })
      .sort((a, b) => b.score - a.score);
    if (!best) {
      return text.trim();
    }
    const hasSteps = (part: {text: string}) => part.text.includes('\n');
    const remainingLength = hasSteps(best) ? 0 : MAX_LENGTH - best.text.length;
    const second = others.find(
      (part) =>
        part.share > 0 &&
        part.text.length <= remainingLength &&
        !hasSteps(part) &&
        !part.text.endsWith(':'),
    );
    const quoted = [best, ...(second ? [second] : [])]
      .sort((a, b) => a.index - b.index)
      .map((part) => part.text);
    const gap = text.includes(quoted.join(' ')) ? ' ' : ' … ';
    return quoted.join(gap);
  };
}

type Expected = ReturnType<Analyser['expectedAnswer']>;

function splitParts(text: string, expected: Expected): ReturnType<typeof createPart>[] {
  const blocks = text.split('\n\n').filter((block) => !block.startsWith('\t'));
  return blocks.flatMap((block, index) => {
    const lines = block.split('\n');
    if (isTable(block)) {
      const isHeader = lines.length === 1 && isTable(blocks[index + 1] ?? '');
      const rows = isHeader ? [] : lines.filter((line) => !isSymbolRow(line));
      return rows.map((line) => createPart(line, expected));
    }
    const parts = lines
      .flatMap((line) => line.replace(stepNumber, '').match(sentences) ?? [])
      .map((sentence) => createPart(sentence, expected));
    if (index === 0 && parts[0]) {
      parts[0].bonus += weights.first;
    }
    if (expected === 'steps' && lines.length > 1 && block.search(stepNumber) === 0) {
      parts.push({text: lines.slice(0, MAX_STEPS).join('\n'), bonus: weights.steps});
    }
    return parts;
  });
}

/** Whether most cells are symbols, which mean nothing without their header. */
function isSymbolRow(row: string): boolean {
  const cells = row.split(' · ');
  return cells.filter((cell) => cell.length <= 2).length > cells.length / 2;
}

function isTable(block: string): boolean {
  return block.includes(' · ');
}

function createPart(text: string, expected: Expected) {
  const bonus =
    (expected === 'amount' && /\d/.test(text) ? weights.amount : 0) +
    (text.trimEnd().endsWith(':') ? weights.announcing : 0) +
    weights.length * text.length;
  return {text, bonus};
}

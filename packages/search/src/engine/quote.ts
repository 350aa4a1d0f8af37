import type {Analyser} from './analyser';
import {memoise} from './memoise';
import type {QueryPlan} from './query';
import {answers} from './rank';
import {quoteWeights as weights} from './ranking';
import {stepNumber} from './section';

/** The most steps that are quoted. */
const MAX_STEPS = 3;

/**
 * The most characters of two parts that are quoted together, which are three lines of the box. Of 175 queries
 * of readers whose answers are known, the best part says .45 (English) and .39 (French), two say .51;
 * fitted weights of twenty features of a part said no more than those of `quoteWeights`.
 */
const MAX_LENGTH = 200;

/** A sentence ends before a capital, a digit or a quotation mark; what is quoted stays whole. */
const sentences = /(?:“[^”]*”|«[^»]*»|[^“«])+?(?:[.!?…]["”»’)\s]*(?=\s[«“"\p{Lu}\p{N}])|$)/gu;

/** What is quoted of a text. */
export interface Quoted {
  text: string;
  /** The part of it that answers best, and how well: those of two texts for one query can be compared. */
  best: string;
  score: number;
}

/** Quotes the parts of a text that answer. */
export type Quote = (text: string, headings: readonly string[]) => Quoted;

/**
 * Finds what to quote for a query: the sentences, rows, items or first steps of a section, word for
 * word, that answer most of what its headings do not say already. Texts are read as records hold them.
 */
export function createQuote(query: string, plan: QueryPlan, analyser: Analyser): Quote {
  const asks = analyser.asks(query);
  const {content, weights: said} = plan;
  // An empty query asks for nothing: the first sentence is as good as any.
  const all = content.reduce((sum, slot) => sum + said[slot]!, 0) || 1;
  const slotsOf = memoise((term: string) =>
    plan.variants.filter((variant) => answers(variant, term)),
  );
  /** How well a text answers each word of the query, from 0 to 1. */
  const read = (text: string): number[] => {
    const shares: number[] = [];
    for (const {slots, weight} of new Set(analyser.terms(text).flatMap(slotsOf))) {
      for (const slot of slots) {
        shares[slot] = Math.max(shares[slot] ?? 0, Math.min(1, weight));
      }
    }
    return shares;
  };
  const sum = (shareOf: (slot: number) => number) =>
    content.reduce((total, slot) => total + said[slot]! * shareOf(slot), 0) / all;

  return (text, headings) => {
    const above = read(headings.join(' '));
    const [best, ...others] = partsOf(text, asks)
      .map((part, place) => {
        const shares = read(part.text);
        const told = sum((slot) => Math.max(0, (shares[slot] ?? 0) - (above[slot] ?? 0)));
        const share = sum((slot) => shares[slot] ?? 0);
        return {
          text: part.text.trim(),
          place,
          share,
          score: told + weights.share * share + part.bonus,
        };
      })
      .sort((a, b) => b.score - a.score);
    if (!best) {
      return {text: text.trim(), best: text.trim(), score: -Infinity};
    }
    const isSteps = (part: {text: string}) => part.text.includes('\n');
    const room = isSteps(best) ? 0 : MAX_LENGTH - best.text.length;
    const second = others.find(
      (part) =>
        part.share > 0 && part.text.length <= room && !isSteps(part) && !part.text.endsWith(':'),
    );
    const quoted = [best, ...(second ? [second] : [])]
      .sort((a, b) => a.place - b.place)
      .map((part) => part.text);
    const gap = text.includes(quoted.join(' ')) ? ' ' : ' … ';
    return {text: quoted.join(gap), best: best.text, score: best.score};
  };
}

/** What can be read by itself, and what it has over others whatever its words. */
interface Part {
  text: string;
  bonus: number;
}

function partsOf(text: string, asks: ReturnType<Analyser['asks']>): Part[] {
  const blocks = text.split('\n\n').filter((block) => !block.startsWith('\t'));
  return blocks.flatMap((block, place) => {
    const lines = block.split('\n');
    if (isTable(block)) {
      const isHeader = lines.length === 1 && isTable(blocks[place + 1] ?? '');
      return isHeader
        ? []
        : lines.filter((line) => !isOfSigns(line)).map((line) => partOf(line, asks));
    }
    const parts = lines
      .flatMap((line) => line.replace(stepNumber, '').match(sentences) ?? [])
      .map((sentence) => partOf(sentence, asks));
    if (place === 0 && parts[0]) {
      parts[0].bonus += weights.first;
    }
    if (asks === 'steps' && lines.length > 1 && block.search(stepNumber) === 0) {
      parts.push({text: lines.slice(0, MAX_STEPS).join('\n'), bonus: weights.steps});
    }
    return parts;
  });
}

/** Whether most cells of a row are signs, which say nothing without their header. */
function isOfSigns(row: string): boolean {
  const cells = row.split(' · ');
  return cells.filter((cell) => cell.length <= 2).length > cells.length / 2;
}

function isTable(block: string): boolean {
  return block.includes(' · ');
}

function partOf(text: string, asks: ReturnType<Analyser['asks']>): Part {
  const bonus =
    (asks === 'amount' && /\d/.test(text) ? weights.amount : 0) +
    (text.trimEnd().endsWith(':') ? weights.announcing : 0) +
    weights.length * text.length;
  return {text, bonus};
}

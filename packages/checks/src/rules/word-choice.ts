import {inflected, wholeWords, type Locale} from '@guide/content';
import type {AvoidedWords, AvoidedWordsRow} from '../context';
import {memoize, type Page} from '../page';
import {nodesOf} from '../nodes';
import {pageRule} from '../rule';
import {maskText, wholeProseIn, type Prose} from '../prose';
import {reportTextFaults} from '../textFaults';

interface CompiledRow {
  expected: string;
  patterns: RegExp[];
  allowed: RegExp[];
  allowedOn: readonly string[];
}

export const wordChoice = pageRule('word-choice', (page, report, {avoidedWords}) => {
  const remedy = `Write that instead, or allow the words in ${avoidedWords?.file}.`;
  for (const [language, rows] of Object.entries(avoidedWords?.words ?? {})) {
    const prose = withoutMentions(wholeProseIn(page, language), page);
    for (const {expected, patterns, allowed, allowedOn} of compileRows(rows, language)) {
      if (!allowedOn.some((start) => page.source.startsWith(start))) {
        const text = allowed.reduce((rest, words) => rest.replace(words, maskText), prose.text);
        const faults = patterns.map((pattern) => ({pattern, expected, remedy}));
        reportTextFaults(page, [{...prose, text}], faults, report);
      }
    }
  }
});

const compileRows = memoize((rows: AvoidedWords[Locale], language: Locale): CompiledRow[] =>
  Object.entries(rows).flatMap(([expected, given]) => {
    const plainWords = given.filter((row) => typeof row === 'string');
    const fullRows = given.filter((row) => typeof row !== 'string');
    return [{words: plainWords}, ...fullRows].map(
      ({words, allowed = [], allowedOn = []}: AvoidedWordsRow) => ({
        expected,
        patterns: patternsOf(words, language),
        allowed: patternsOf(allowed, language),
        allowedOn,
      }),
    );
  }),
);

function patternsOf(words: readonly string[], language: Locale): RegExp[] {
  const isExact = (word: string) => /^\/.*\/$|^[\p{Lu}\d]+$/u.test(word);
  const exact = words.filter(isExact).map((word) => word.replace(/^\/|\/$/g, ''));
  const others = words.filter((word) => !isExact(word)).map((word) => inflected(word, language));
  return [
    ...(exact.length > 0 ? [wholeWords(exact, 'gu')] : []),
    ...(others.length > 0 ? [wholeWords(others, 'giu')] : []),
  ];
}

/** Quoted and italic text, such as the other language's term in the glossary. */
function withoutMentions(prose: Prose, {tree}: Page): Prose {
  const unquoted = prose.text.replace(/“[^”\n]*”|«[^»\n]*»/gu, maskText);
  const text = nodesOf(tree, 'emphasis').reduce((rest, {position}) => {
    const [start, end] = [position!.start.offset!, position!.end.offset!];
    return rest.slice(0, start) + maskText(rest.slice(start, end)) + rest.slice(end);
  }, unquoted);
  return {...prose, text};
}

import type {Context} from '../context';
import type {Page} from '../guide';
import {placeOfEntry} from '../languageFiles';
import {idOf} from '../pageIds';
import {nameOf, readQuestions, type Questions} from '../questions';
import type {Report, Rule} from '../rule';
import {sectionsOf} from '../sections';

const fewest = 3;
const most = 8;

const expected = `${fewest} to ${most} questions of each section, in each language`;

/** Readers who use other words than a section find it by its questions: each has some, and none so many that they outweigh the rest. */
export const questionCount: Rule = {
  name: 'question-count',
  guide(guide, report) {
    for (const questions of readQuestions(guide)) {
      for (const page of guide.pagesOf(questions.locale).filter(({fault}) => !fault)) {
        checkPage(questions, page, guide.context, report);
      }
    }
  },
};

function checkPage(questions: Questions, page: Page, context: Context, report: Report): void {
  const id = idOf(page);
  const entry = questions.asked.find(({key}) => key.text === id);
  if (!entry) {
    report({
      ...placeOfEntry(questions, {offset: 0}),
      found: `no questions of the page ${id}`,
      expected,
      remedy: `Add "${id}": {"": ["…"]}, with the id of each section after the opening, and what readers would type in words that the page does not use.`,
    });
    return;
  }
  for (const {anchor} of sectionsOf(page)) {
    const section = entry.sections.find(({key}) => key.text === anchor);
    const count = section?.questions.length ?? 0;
    if (count > most || (count < fewest && !isGlossaryEntry(page, anchor, context))) {
      report({
        ...placeOfEntry(questions, section?.key ?? entry.key),
        found: `${count} question${count === 1 ? '' : 's'} of ${nameOf(id, anchor)}`,
        expected,
        remedy:
          count > most
            ? 'Keep those that differ most in their words.'
            : `Write more under "${anchor}": what readers would type, in words that the page does not use.`,
      });
    }
  }
}

/** The definition of a term is one line, which often answers one question alone. */
function isGlossaryEntry({source}: Page, anchor: string, {glossary}: Context): boolean {
  return source === glossary?.source && anchor.startsWith('term-');
}

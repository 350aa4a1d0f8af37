import {fold} from '../../fold';
import type {Entry} from '../jsonFile';
import {placeOfEntry} from '../languageFiles';
import {nameOf, readQuestions, type Questions} from '../questions';
import {repeatsOf} from '../repeats';
import type {Report, Rule} from '../rule';

/** A question leads to one section, and a key stands once: of two, a parser of JSON keeps the last alone. */
export const questionOnce: Rule = {
  name: 'question-once',
  guide(guide, report) {
    for (const questions of readQuestions(guide)) {
      const {asked} = questions;
      const keys = [
        asked.map(({key}) => key),
        ...asked.map(({sections}) => sections.map(({key}) => key)),
      ];
      keys.forEach((siblings) => reportKeys(questions, siblings, report));
      reportQuestions(questions, report);
    }
  },
};

function reportKeys(questions: Questions, siblings: Entry[], report: Report): void {
  // The key of an opening is empty, and stands once as well.
  for (const {item: key, first} of repeatsOf(siblings, ({text}) => `"${text}"`)) {
    report({
      ...placeOfEntry(questions, key),
      found: `the key "${key.text}", which line ${placeOfEntry(questions, first).line} has`,
      expected: 'each page, and each section of it, once',
      remedy: 'Put the questions of both under one of them.',
    });
  }
}

function reportQuestions(questions: Questions, report: Report): void {
  const all = questions.asked.flatMap(({key: page, sections}) =>
    sections.flatMap(({key: anchor, questions: ofSection}) =>
      ofSection.map((question) => ({question, section: nameOf(page.text, anchor.text)})),
    ),
  );
  // What has no words is reported as such.
  for (const {item, first} of repeatsOf(all, ({question}) => fold(question.text))) {
    report({
      ...placeOfEntry(questions, item.question),
      found: `“${item.question.text}”, which line ${placeOfEntry(questions, first.question).line} asks of ${first.section}`,
      expected: 'a question that no other section has',
      remedy:
        'Leave it where the reader should land, and ask the other section what only that one answers.',
    });
  }
}

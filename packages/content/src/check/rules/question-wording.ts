import {fold} from '../../fold';
import {placeOfEntry} from '../languageFiles';
import {readQuestions} from '../questions';
import type {Finding, Rule} from '../rule';
import {sectionsOf} from '../sections';

/** In characters: longer ones are no longer what one types, and their words count for less. */
const longest = 120;

/** A question has words, few of them, and other ones than the heading, which the search knows already. */
export const questionWording: Rule = {
  name: 'question-wording',
  guide(guide, report) {
    for (const questions of readQuestions(guide)) {
      for (const {key, sections} of questions.asked) {
        const page = questions.pages.get(key.text);
        const headings = page ? sectionsOf(page) : [];
        for (const {key: section, questions: ofSection} of sections) {
          const heading = headings.find(({anchor}) => anchor === section.text)?.title ?? '';
          for (const question of ofSection) {
            const fault = faultOf(question.text, heading);
            if (fault) {
              report({...placeOfEntry(questions, question), ...fault});
            }
          }
        }
      }
    }
  },
};

/** What is wrong with a question. */
function faultOf(
  question: string,
  heading: string,
): Pick<Finding, 'found' | 'expected' | 'remedy'> | undefined {
  const folded = fold(question);
  const {length} = [...question];
  if (folded === '') {
    return {
      found: `“${question}”, which has no words`,
      expected: 'what a reader would type',
      remedy: 'Write it, or take the line out.',
    };
  }
  if (length > longest) {
    return {
      found: `a question of ${length} characters: “${question.slice(0, 60)}…”`,
      expected: `${longest} at most`,
      remedy: 'Keep what a reader would type, or make two of it.',
    };
  }
  return folded === fold(heading)
    ? {
        found: `“${question}”, which is the heading of the section`,
        expected: 'words that the section does not use',
        remedy: 'Say it as somebody would who does not know the words of the product.',
      }
    : undefined;
}

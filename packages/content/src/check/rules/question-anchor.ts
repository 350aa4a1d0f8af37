import {nearTo} from '../../markdown/nearTo';
import {placeOfEntry} from '../languageFiles';
import {readQuestions} from '../questions';
import type {Rule} from '../rule';
import {sectionsOf} from '../sections';

/** Questions belong to a section that is there: those of another one reach no reader. */
export const questionAnchor: Rule = {
  name: 'question-anchor',
  guide(guide, report) {
    for (const questions of readQuestions(guide)) {
      for (const {key, sections} of questions.asked) {
        const page = questions.pages.get(key.text);
        if (!page) {
          report({
            ...placeOfEntry(questions, key),
            found: `questions of "${key.text}", which is no page`,
            expected: 'the id of a page: its folder, and the id of its first lines',
            remedy: `Name the page that answers them now, or take them out.${nearTo(key.text, [...questions.pages.keys()])}`,
          });
          continue;
        }
        const anchors = sectionsOf(page).map(({anchor}) => anchor);
        // A page that is no valid MDX has no headings to compare; another rule reports it.
        const unknown = page.fault
          ? []
          : sections.filter(({key: {text}}) => !anchors.includes(text));
        for (const section of unknown) {
          report({
            ...placeOfEntry(questions, section.key),
            found: `questions of "${section.key.text}", which is no section of ${page.file}`,
            expected: 'the id of a heading of level two or three, or "" for the opening',
            remedy: `Name the section that answers them now, or take them out.${nearTo(section.key.text, anchors)}`,
          });
        }
      }
    }
  },
};

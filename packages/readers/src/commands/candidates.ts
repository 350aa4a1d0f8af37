import fs from 'node:fs';
import path from 'node:path';
import {withoutMarks} from '../form';
import type {FailingSearch} from '../figures/searches';

/** A search in the form of the judged sets, `asked-tuning.en.json`. */
interface JudgedCandidate {
  query: string;
  class: '' | 'single-word' | 'absent';
  intent: '';
  expected: string[];
  sections: string[];
  see: null;
}

/** Questions in the form of `questions.en.json`: by page, then by section. */
type QuestionCandidates = Record<string, Record<string, string[]>>;

/** The most questions that the check lets a section have, and the most characters of one. */
const most = {questions: 8, characters: 120};

/**
 * Writes the searches that led nowhere as candidates, two files for each language that has some.
 * Who looks at them fills in what they were meant for, and takes out what leads elsewhere.
 *
 * @returns the files
 */
export function writeCandidates(folder: string, failing: readonly FailingSearch[]): string[] {
  fs.mkdirSync(folder, {recursive: true});
  const languages = [...new Set(failing.map(({language}) => language))];
  return languages.flatMap((language) => {
    const own = failing.filter((search) => search.language === language);
    return Object.entries({asked: judgedOf(own), questions: questionsOf(own)}).map(
      ([name, content]) => {
        const file = path.join(folder, `${name}.${language}.json`);
        fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
        return file;
      },
    );
  });
}

function judgedOf(searches: readonly FailingSearch[]): JudgedCandidate[] {
  return searches
    .filter(({query}) => isWhole(query))
    .map(({query, section, absent}) => {
      const isAbsent = absent !== undefined;
      const isAnswered = section !== undefined && !isAbsent;
      return {
        query,
        class: isAbsent ? 'absent' : /^\S+$/.test(query) ? 'single-word' : '',
        intent: '',
        expected: isAnswered ? [section.id.replace(/#.*/, '')] : [],
        sections: isAnswered ? [section.id] : [],
        see: null,
      };
    });
}

/** What the product does not have is answered by no section. */
function questionsOf(searches: readonly FailingSearch[]): QuestionCandidates {
  const pages: QuestionCandidates = {};
  for (const {query, variants, section, absent} of searches) {
    const asked = [query, ...variants].filter(isWhole);
    if (section && absent === undefined && asked.length > 0) {
      const [page = '', anchor = ''] = section.id.split('#');
      const sections = (pages[page] ??= {});
      const questions = (sections[anchor] ??= []);
      const added = asked.filter((one) => !questions.includes(one));
      questions.push(...added.slice(0, Math.max(0, most.questions - questions.length)));
    }
  }
  return pages;
}

/** Whether nothing of what the reader asked was masked, and it is short enough for a question. */
function isWhole(query: string): boolean {
  return withoutMarks(query) === query && query.length <= most.characters;
}

import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import {codeLanguages} from '../../../src/config/prism';
import {remarkLint} from '../remarkLint';

const known = [...Object.keys(codeLanguages), 'text'];

/** The languages that the site can colour; a block without one shows plain text. */
export const codeLanguage = remarkLint('code-language', remarkLintFencedCodeFlag, {
  expected: `one of the languages ${known.join(', ')}, or none`,
  remedy: 'Write one of them after the three backticks, or nothing.',
  options: {allowEmpty: true, flags: known},
});

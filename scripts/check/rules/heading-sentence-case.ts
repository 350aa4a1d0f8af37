import {visit} from 'unist-util-visit';
import type {Locale} from '../../../src/config/locales';
import {labels} from '../../../src/data/labels';
import {headingsOf, type Heading} from '../headings';
import {properNouns} from '../properNouns';
import type {Rule} from '../rule';

/** The labels of a language that begin with a capital, the longest first: "Not set" before "Not". */
const capitalLabels: Record<Locale, string[]> = {en: capitals('en'), fr: capitals('fr')};

/** Words that may stand before a label at the start of a heading. */
const articles = new Set(['The', 'Le', 'La', 'Les', 'Un', 'Une']);

/** A capital begins a heading; after that only names, acronyms and labels of the product have one. */
export const headingSentenceCase: Rule = {
  name: 'heading-sentence-case',
  page(page, report) {
    for (const heading of headingsOf(page)) {
      const text = textOf(heading);
      const wrong = wrongCapitals(text, page.language);
      if (wrong.length > 0) {
        report({
          ...heading.place,
          found: `“${text}”: ${wrong.map((word) => `“${word}”`).join(', ')}`,
          expected: 'a capital at the start only, and in names, acronyms and labels of the product',
          remedy: `Write “${toSentenceCase(text, wrong)}”. Is it a name? Add it to scripts/check/properNouns.ts.`,
        });
      } else if (/^\p{Ll}/u.test(text) && !beginsWithCode(heading)) {
        report({
          ...heading.place,
          found: `“${text}”`,
          expected: 'a capital at the start',
          remedy: `Write “${text[0]!.toUpperCase()}${text.slice(1)}”.`,
        });
      }
    }
  },
};

/** The words of a heading. Code and components are none: a space is in their place. */
function textOf({node}: Heading): string {
  let text = '';
  visit(node, (child) => {
    if (child.type === 'text') {
      text += child.value;
    } else if (child.type === 'inlineCode' || child.type === 'mdxJsxTextElement') {
      text += ' ';
    }
  });
  return text.trim();
}

function beginsWithCode({node}: Heading): boolean {
  return node.children[0]?.type !== 'text';
}

/** The words after the first that have a capital without a reason. */
export function wrongCapitals(text: string, language: Locale): string[] {
  const words = [...text.matchAll(/[\p{L}\d][\p{L}\d'’&-]*/gu)];
  const wrong: string[] = [];
  let freeUntil = 0;
  words.forEach((word, index) => {
    const before = words[index - 1]?.[0];
    const label = labelAt(text, word.index, language);
    // "Save View" is no mention of the label "View": a label stands after a word in lower case, or "The".
    if (
      label !== undefined &&
      (before === undefined || articles.has(before) || !isPlainCapital(before))
    ) {
      freeUntil = word.index + label.length;
    }
    if (index > 0 && word.index >= freeUntil && isPlainCapital(afterElision(word[0]))) {
      wrong.push(word[0]);
    }
  });
  return wrong;
}

/** A word with a capital at its start alone, such as "View"; no acronym, and no name. */
function isPlainCapital(word: string): boolean {
  const [first = word] = word.split(/-/);
  return /^\p{Lu}[^\p{Lu}\d]*$/u.test(word) && !properNouns.has(word) && !properNouns.has(first);
}

function afterElision(word: string): string {
  return word.replace(/^\p{L}{1,2}['’]/u, '');
}

function labelAt(text: string, index: number, language: Locale): string | undefined {
  return capitalLabels[language].find(
    (label) =>
      text.startsWith(label, index) && !/^[\p{L}\d]/u.test(text.slice(index + label.length)),
  );
}

function capitals(language: Locale): string[] {
  return Object.values(labels[language])
    .filter((label) => /^\p{Lu}/u.test(label))
    .sort((one, other) => other.length - one.length);
}

function toSentenceCase(text: string, wrong: string[]): string {
  return wrong.reduce((result, word) => {
    const at = result.lastIndexOf(word);
    return result.slice(0, at) + word.toLowerCase() + result.slice(at + word.length);
  }, text);
}

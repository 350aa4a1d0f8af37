import {visit} from 'unist-util-visit';
import {headingsOf, type Heading} from '../headings';
import {pageRule} from '../pageRule';

/** Words that may stand before a label at the start of a heading. */
const articles = new Set(['The', 'Le', 'La', 'Les', 'Un', 'Une']);

/** Languages whose nouns have a capital wherever they stand: German, Low German, Luxembourgish. */
const withCapitalNouns = /^(?:de|nds|lb)(?:-|$)/;

/** A capital begins a heading; after that only names, acronyms and labels of the product have one. */
export const headingSentenceCase = pageRule('heading-sentence-case', (page, report, context) => {
  const {labels = {}, properNouns = []} = context;
  const known = Object.values(labels[page.language] ?? {});
  for (const heading of headingsOf(page)) {
    const text = textOf(heading);
    const wrong = withCapitalNouns.test(page.language)
      ? []
      : wrongCapitals(text, known, properNouns);
    if (wrong.length > 0) {
      report({
        ...heading.place,
        found: `“${text}”: ${wrong.map((word) => `“${word}”`).join(', ')}`,
        expected: 'a capital at the start only, and in names, acronyms and labels of the product',
        remedy:
          'Write the rest in small letters. Is it a name? Add it to the properNouns of the rules.',
      });
    } else if (/^\p{Ll}/u.test(text) && heading.node.children[0]?.type === 'text') {
      report({
        ...heading.place,
        found: `“${text}”`,
        expected: 'a capital at the start',
        remedy: `Write “${text[0]!.toUpperCase()}${text.slice(1)}”.`,
      });
    }
  }
});

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

/** The words after the first that have a capital without a reason. */
function wrongCapitals(
  text: string,
  labels: readonly string[],
  names: readonly string[],
): string[] {
  const words = [...text.matchAll(/[\p{L}\d][\p{L}\d'’&-]*/gu)];
  return words.flatMap(({0: word, index}, position) => {
    const before = words[position - 1]?.[0];
    if (before === undefined || !isPlainCapital(word.replace(/^\p{L}{1,2}['’]/u, ''), names)) {
      return [];
    }
    // "Save View" is no mention of the label "View": a label stands after a word in lower case, or "The".
    const mayBeLabel = articles.has(before) || !isPlainCapital(before, names);
    const rest = text.slice(index);
    return mayBeLabel && labels.some((label) => beginsWith(rest, label)) ? [] : [word];
  });
}

/** A word with a capital at its start alone, such as "View"; no acronym, and no name. */
function isPlainCapital(word: string, names: readonly string[]): boolean {
  const [first = word] = word.split('-');
  return /^\p{Lu}[^\p{Lu}\d]*$/u.test(word) && !names.includes(word) && !names.includes(first);
}

function beginsWith(text: string, words: string): boolean {
  return text.startsWith(words) && !/^[\p{L}\d]/u.test(text.slice(words.length));
}

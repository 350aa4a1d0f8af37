import {toString} from 'mdast-util-to-string';
import {locales, type Localized} from '../../../src/config/locales';
import type {Guide, Page} from '../guide';
import {nodesOf} from '../nodes';
import {proseOf} from '../prose';
import type {Report, Rule} from '../rule';
import {CORRECT_IT, placeAt} from '../textFaults';

type Labels = Localized<Record<string, string>>;

/**
 * A label of the product is a component, so that it changes in one place: not bold text, nor a
 * quotation to select. Labels of the other language are found too: the component writes them in
 * that of the page.
 */
export const labelByHand: Rule = {
  name: 'label-by-hand',
  guide(guide, report) {
    const labels = readLabels(guide);
    for (const page of guide.pages) {
      for (const {text, start, end} of [...boldTexts(page), ...selectedQuotations(page)]) {
        reportLabel(page, componentsFor(text, page, labels), start, end, report);
      }
    }
  },
};

/** Text that may be a label, and where it is with its marks. */
interface Candidate {
  text: string;
  start: number;
  end: number;
}

function readLabels(guide: Guide): Labels {
  return {
    en: guide.readJson('src/data/labels.en.json'),
    fr: guide.readJson('src/data/labels.fr.json'),
  };
}

function boldTexts({tree}: Page): Candidate[] {
  return nodesOf(tree, 'strong').map((node) => {
    const {start, end} = node.position!;
    return {text: toString(node), start: start.offset!, end: end.offset!};
  });
}

/** Select “Save view”. Other quotations are words of examples. */
function selectedQuotations(page: Page): Candidate[] {
  const quotation = /(?<=\b(?:select|sélectionnez|sélectionner)\s)(?:“([^”]+)”|«\s([^»]+)\s»)/giu;
  return proseOf(page).flatMap((prose) =>
    [...prose.text.matchAll(quotation)].map((match) => {
      const start = prose.start + match.index;
      return {text: (match[1] ?? match[2])!, start, end: start + match[0].length};
    }),
  );
}

function reportLabel(
  page: Page,
  components: string[],
  start: number,
  end: number,
  report: Report,
): void {
  const [first, ...others] = components;
  if (first !== undefined) {
    report({
      ...placeAt(page, start),
      found: page.text.slice(start, end),
      expected: components.join(' or '),
      remedy: others.length > 0 ? 'Write the one that is meant.' : CORRECT_IT,
      ...(others.length === 0 && {fix: {file: page.file, start, end, text: first}}),
    });
  }
}

/** The components that may stand for a text: labels that have two keys in English give two. */
function componentsFor(text: string, page: Page, labels: Labels): string[] {
  const parts = text.split('›').map((part) => part.trim());
  const keys = parts.map((part) => keysOf(part, page, labels));
  const name = parts.length > 1 ? 'MenuPath' : 'Label';
  return keys
    .reduce((paths, next) => paths.flatMap((path) => next.map((key) => [...path, key])), [
      [],
    ] as string[][])
    .map((path) => `<${name} k="${path.join(' > ')}" />`);
}

/** The keys of a label, in the language of the page if there are any. */
function keysOf(text: string, page: Page, labels: Labels): string[] {
  const inLanguage = locales.map((locale) =>
    Object.keys(labels[locale]).filter((key) => labels[locale][key] === text),
  );
  const [own, other] = page.language === 'en' ? inLanguage : inLanguage.toReversed();
  return own!.length > 0 ? own! : other!;
}

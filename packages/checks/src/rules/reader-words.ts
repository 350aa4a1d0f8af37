import {nearTo, pageIdOf} from '@guide/content';
import type {Guide, Page} from '../guide';
import {headingsOf} from '../headings';
import {frontMatterOf} from '../page';
import {readReaderWords, type ReaderWordsFile} from '../readerWords';
import type {ReaderWords} from '../readerWordsSchemas';
import type {Report, Rule} from '../rule';

/** The words of readers are valid, name pages and sections that exist, and list the same missing features in every language. */
export const readerWords: Rule = {
  name: 'reader-words',
  guide(guide, report) {
    /** Files of another form are reported, and lead nowhere. */
    const read = <Kind extends keyof ReaderWords>(kind: Kind) =>
      readReaderWords(guide, kind).filter(({faults}) => {
        faults.forEach(report);
        return faults.length === 0;
      });
    read('synonyms');
    for (const questions of read('questions')) {
      const targets = Object.entries(questions.value).flatMap(([id, sections]) =>
        ['', ...Object.keys(sections)].map((anchor) => ({
          id,
          anchor,
          path: anchor === '' ? [id] : [id, anchor],
        })),
      );
      reportTargets(guide, questions, targets, report);
    }
    const absent = read('absent');
    for (const file of absent) {
      const targets = file.value.flatMap(({related}, entry) =>
        related.map((target, index) => {
          const [id = '', anchor = ''] = target.split('#');
          return {id, anchor, path: [entry, 'related', index]};
        }),
      );
      reportTargets(guide, file, targets, report);
    }
    reportDifferences(absent, report);
  },
};

interface Target {
  /** The id of a page. */
  id: string;
  /** The id of a heading; empty for the page. */
  anchor: string;
  path: (string | number)[];
}

function reportTargets<Value>(
  guide: Guide,
  {locale, placeOf}: ReaderWordsFile<Value>,
  targets: Target[],
  report: Report,
): void {
  const pages = pagesById(guide, locale);
  for (const {id, anchor, path} of targets) {
    const page = pages.get(id);
    const anchors = page ? sectionAnchors(page) : [];
    if (!page) {
      report({
        ...placeOf(path),
        found: `"${id}", which is no page`,
        expected: 'the id of a page: its folder, and the id of its first lines',
        remedy: `Name the page that answers now, or take it out.${nearTo(id, [...pages.keys()])}`,
      });
    } else if (!page.fault && !anchors.includes(anchor)) {
      report({
        ...placeOf(path),
        found: `"${anchor}", which is no section of ${page.file}`,
        expected: 'the id of a heading of level two or three',
        remedy: `Name the section that answers now, or take it out.${nearTo(anchor, anchors)}`,
      });
    }
  }
}

/** What is absent has the same ids, and leads to the same pages, in every language. */
function reportDifferences(
  [original, ...translations]: ReaderWordsFile<ReaderWords['absent']>[],
  report: Report,
): void {
  const entriesOf = ({value}: {value: ReaderWords['absent']}) =>
    value.map(({id, related}) => [id, ...related].join(', '));
  for (const translation of translations) {
    for (const [file, other] of [
      [original!, translation],
      [translation, original!],
    ] as const) {
      const others = entriesOf(other);
      entriesOf(file).forEach((entry, index) => {
        if (!others.includes(entry)) {
          report({
            ...file.placeOf([index]),
            found: `"${entry}", which ${other.file} does not have`,
            expected: 'the same id and the same pages to see in each language',
            remedy: 'Write it there too, or take it out here.',
          });
        }
      });
    }
  }
}

/** The pages of a language by the ids by which other files name them; the original of those that are not translated. */
function pagesById(guide: Guide, locale: string): ReadonlyMap<string, Page> {
  const pages = [guide.defaultLocale, locale].flatMap((one) => guide.pagesOf(one));
  return new Map(pages.map((page) => [pageIdOf(page.source, frontMatterOf(page)?.id), page]));
}

/** The anchors of the parts that the search finds by themselves: empty for the opening, then those of two levels of headings. */
function sectionAnchors(page: Page): string[] {
  const below = headingsOf(page).flatMap(({level, id}) =>
    (level === 2 || level === 3) && id !== undefined && id !== 'related-pages' ? [id] : [],
  );
  return ['', ...below];
}

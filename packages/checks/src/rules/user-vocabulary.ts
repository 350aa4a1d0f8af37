import {didYouMean, pageIdOf} from '@guide/content';
import type {Guide, Page} from '../guide';
import {headingsOf} from '../headings';
import {componentsOf, textAttribute} from '../nodes';
import {frontMatterOf} from '../page';
import {readVocabularyFiles, type VocabularyFile} from '../vocabularyFiles';
import type {UserVocabulary} from '../vocabularySchemas';
import type {Report, Rule} from '../rule';

export const userVocabulary: Rule = {
  name: 'user-vocabulary',
  check(guide, report) {
    /** Reports invalid files and returns the others. */
    const read = <Kind extends keyof UserVocabulary>(kind: Kind) =>
      readVocabularyFiles(guide, kind).filter(({faults}) => {
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
    reportUnlisted(guide, absent, report);
  },
};

interface Target {
  id: string;
  /** Empty for the whole page. */
  anchor: string;
  path: (string | number)[];
}

function reportTargets<Value>(
  guide: Guide,
  {locale, locationOf}: VocabularyFile<Value>,
  targets: Target[],
  report: Report,
): void {
  const pages = pagesById(guide, locale);
  for (const {id, anchor, path} of targets) {
    const page = pages.get(id);
    const anchors = page ? sectionAnchors(page) : [];
    if (!page) {
      report({
        ...locationOf(path),
        found: `"${id}", which is not a page`,
        expected: 'the id of a page: its folder and the id in its front matter',
        remedy: `Enter the page that answers this now, or remove the entry.${didYouMean(id, [...pages.keys()])}`,
      });
    } else if (!page.syntaxError && !anchors.includes(anchor)) {
      report({
        ...locationOf(path),
        found: `"${anchor}", which is not a section of ${page.file}`,
        expected: 'the id of a heading of level two or three',
        remedy: `Enter the section that answers this now, or remove the entry.${didYouMean(anchor, anchors)}`,
      });
    }
  }
}

/** Compares "not in the product" entries between languages. */
function reportDifferences(
  [original, ...translations]: VocabularyFile<UserVocabulary['absent']>[],
  report: Report,
): void {
  const entriesOf = ({value}: {value: UserVocabulary['absent']}) =>
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
            ...file.locationOf([index]),
            found: `"${entry}", which is missing from ${other.file}`,
            expected: 'the same ids and related pages in each language',
            remedy: 'Add it there too, or remove it here.',
          });
        }
      });
    }
  }
}

/** Requires `<NotIncluded>` for each "not in the product" message, if a page has one. */
function reportUnlisted(
  guide: Guide,
  [original]: VocabularyFile<UserVocabulary['absent']>[],
  report: Report,
): void {
  const listed = new Set(
    guide
      .pagesOf(guide.defaultLocale)
      .flatMap(componentsOf)
      .filter(({name}) => name === 'NotIncluded')
      .flatMap((component) => (textAttribute(component, 'of') ?? '').split(/\s*,\s*/)),
  );
  const entries = listed.size > 0 && original ? original.value : [];
  const messages = new Set(entries.filter(({id}) => listed.has(id)).map(({message}) => message));
  entries.forEach(({id, message}, index) => {
    if (!messages.has(message)) {
      report({
        ...original!.locationOf([index]),
        found: `"${id}", which no page lists`,
        expected: 'each feature in <NotIncluded of="…" /> on a page',
        remedy: 'Add its id there, in each language.',
      });
    }
  });
}

/** Source pages fill in for missing translations. */
function pagesById(guide: Guide, locale: string): ReadonlyMap<string, Page> {
  const pages = [guide.defaultLocale, locale].flatMap((candidate) => guide.pagesOf(candidate));
  return new Map(pages.map((page) => [pageIdOf(page.source, frontMatterOf(page)?.id), page]));
}

/** Empty for the introduction, then level 2 and 3 headings. */
function sectionAnchors(page: Page): string[] {
  const below = headingsOf(page).flatMap(({level, id}) =>
    (level === 2 || level === 3) && id !== undefined && id !== 'related-pages' ? [id] : [],
  );
  return ['', ...below];
}

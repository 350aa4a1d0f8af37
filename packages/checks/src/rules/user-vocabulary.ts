import {didYouMean, pageIdOf} from '@guide/content';
import type {Guide} from '../guide';
import {headingsOf} from '../headings';
import {frontMatterOf, type Page} from '../page';
import {readVocabularyFiles, type VocabularyFile} from '../vocabularyFiles';
import type {UserVocabulary} from '../vocabularySchemas';
import type {Report, Rule} from '../rule';

type AbsentFile = VocabularyFile<UserVocabulary['absent']>;

export const userVocabulary: Rule = {
  name: 'user-vocabulary',
  check(guide, report) {
    readVocabularyFiles(guide, 'synonyms', report);
    for (const file of readVocabularyFiles(guide, 'questions', report)) {
      const targets = Object.entries(file.value).flatMap(([id, sections]) => [
        {id, path: [id]},
        ...Object.keys(sections).map((anchor) => ({id, anchor, path: [id, anchor]})),
      ]);
      reportTargets(guide, file, targets, report);
    }
    const absent = readVocabularyFiles(guide, 'absent', report);
    for (const file of absent) {
      const targets = file.value.flatMap(({related}, entry) =>
        related.map((target, index) => {
          const [id = '', anchor] = target.split('#');
          return {id, anchor, path: [entry, 'related', index]};
        }),
      );
      reportTargets(guide, file, targets, report);
    }
    const [original, ...translations] = absent;
    for (const translation of translations) {
      reportMissing(original!, translation, report);
      reportMissing(translation, original!, report);
    }
  },
};

interface Target {
  id: string;
  anchor?: string;
  path: (string | number)[];
}

/** Reports pages and sections that don't exist. Source pages fill in for missing translations. */
function reportTargets(
  guide: Guide,
  {locale, locationOf}: VocabularyFile<unknown>,
  targets: Target[],
  report: Report,
): void {
  const pages = new Map(
    [guide.defaultLocale, locale]
      .flatMap((candidate) => guide.pagesOf(candidate))
      .map((page) => [pageIdOf(page.source, frontMatterOf(page)?.id), page]),
  );
  for (const {id, anchor = '', path} of targets) {
    const page = pages.get(id);
    const [name, names] = page ? [anchor, sectionAnchors(page)] : [id, [...pages.keys()]];
    if (!page?.syntaxError && !names.includes(name)) {
      report({
        ...locationOf(path),
        found: `"${name}", which is not a ${page ? `section of ${page.file}` : 'page'}`,
        expected: page
          ? 'the id of a heading of level two or three'
          : 'the id of a page: its folder and the id in its front matter',
        remedy: `Enter what answers this now, or remove the entry.${didYouMean(name, names)}`,
      });
    }
  }
}

/** Empty for the introduction, then level 2 and 3 headings. */
function sectionAnchors(page: Page): string[] {
  const below = headingsOf(page).flatMap(({level, id}) =>
    (level === 2 || level === 3) && id !== undefined && id !== 'related-pages' ? [id] : [],
  );
  return ['', ...below];
}

function reportMissing(file: AbsentFile, other: AbsentFile, report: Report): void {
  const [entries, others] = [file, other].map(({value}) =>
    value.map(({id, related}) => [id, ...related].join(', ')),
  ) as [string[], string[]];
  for (const [index, entry] of entries.entries()) {
    if (!others.includes(entry)) {
      report({
        ...file.locationOf([index]),
        found: `"${entry}", which is missing from ${other.file}`,
        expected: 'the same ids and related pages in each language',
        remedy: 'Add it there too, or remove it here.',
      });
    }
  }
}

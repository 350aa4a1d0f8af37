import type {AbsentFeature} from '@guide/content';
import {findSection, type SearchRecord} from '../record';
import {createAnalyser} from './analyser';
import {FORMAT, type IndexFile, type PageEntry, type SectionEntry} from './indexFile';
import {packField, packNumbers} from './packedField';
import {stepNumber, type PageTexts} from './section';
import type {SynonymGroup} from './synonyms';

export interface UserVocabulary {
  synonyms?: readonly SynonymGroup[] | undefined;
  absent?: readonly AbsentFeature[] | undefined;
}

export interface PackedIndex {
  file: IndexFile;
  /** By hash. */
  texts: Map<string, PageTexts>;
}

/**
 * @param records of one language; a page's opening precedes its sections
 * @throws if there are none
 */
export function packIndex(
  records: SearchRecord[],
  {synonyms = [], absent = []}: UserVocabulary,
  hash: (content: string) => string,
): PackedIndex {
  const [first] = records;
  if (!first) {
    throw new Error('Can’t build a search index: there are no records.');
  }
  const analyser = createAnalyser(first.language);
  const isContent = (term: string) => !analyser.isStopWord(term);
  const byPage: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      byPage.push([record]);
    } else {
      byPage.at(-1)?.push(record);
    }
  }
  const areas = [...new Set(records.map(({hierarchy}) => hierarchy.lvl0))];
  const texts = new Map<string, PageTexts>();
  const pages = byPage.map((sections): PageEntry => {
    const opening = sections[0] as SearchRecord;
    const pageTexts = sections.map(({content}) => content);
    const name = hash(JSON.stringify(pageTexts));
    texts.set(name, pageTexts);
    return [
      new URL(opening.url_without_anchor).pathname,
      areas.indexOf(opening.hierarchy.lvl0),
      opening.weight.pageRank,
      name,
      ...sections.map(sectionEntry),
    ];
  });
  const questions = records.map((record) =>
    record.questions.map((question) => [...new Set(analyser.terms(question))].filter(isContent)),
  );
  const packed = {
    format: FORMAT,
    language: first.language,
    version: first.version,
    synonyms,
    areas,
    unlisted: byPage.flatMap(([opening], page) => (opening!.unlisted ? [page] : [])),
    pages,
    labels: packField(
      records.map(({labels}) =>
        labels.flatMap((label) => [
          ...analyser.terms(label).filter(isContent),
          ...analyser.phrases(label),
        ]),
      ),
    ),
    // Step numbers aren't searchable.
    content: packField(
      records.map(({content}) =>
        analyser.terms(content?.replace(stepNumber, '') ?? '').filter(isContent),
      ),
    ),
    questions: packField(questions.flat()),
    asked: packNumbers(questions.map(({length}) => length)),
    absent: absent.map(({asked, message, alternative, related}) => ({
      ...{asked, message, alternative},
      related: related.flatMap((id) => findSection(records, id)?.objectID ?? []),
    })),
  } as const;
  return {file: {...packed, id: hash(JSON.stringify(packed))}, texts};
}

function sectionEntry({type, anchor, hierarchy, operation}: SearchRecord): SectionEntry {
  if (type === 'lvl1') {
    return [hierarchy.lvl1];
  }
  const heading = hierarchy[type] ?? '';
  const level = Number(type.slice(-1)) as 2 | 3 | 4;
  return operation
    ? [heading.slice(operation.length + 1), anchor ?? '', level, operation]
    : [heading, anchor ?? '', level];
}

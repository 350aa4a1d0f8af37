import {createHash} from 'node:crypto';
import type {AbsentFeature} from '@guide/content/data';
import {findSection, type SearchRecord} from '../record';
import {createAnalyser} from './analyser';
import {FORMAT, type IndexFile, type PageEntry, type SectionEntry} from './indexFile';
import {packField} from './packedField';
import {questionTerms} from './questions';
import {stepNumber, type PageTexts} from './section';
import type {SynonymGroup} from './synonyms';

export interface UserVocabulary {
  synonyms?: readonly SynonymGroup[] | undefined;
  absent?: readonly AbsentFeature[] | undefined;
}

/** Packs records of one language, each opening before its sections, into an index and page texts. */
export function packIndex(
  records: readonly SearchRecord[],
  {synonyms = [], absent = []}: UserVocabulary,
): {file: IndexFile; texts: Array<[hash: string, PageTexts]>} {
  const {language} = records[0]!;
  const analyser = createAnalyser(language);
  const isContent = (term: string) => !analyser.isStopWord(term);
  const openings = records.filter(({type}) => type === 'lvl1');
  const texts: Array<[hash: string, PageTexts]> = [];
  const pages = openings.map((opening): PageEntry => {
    const {url_without_anchor: url, hierarchy, weight, unlisted} = opening;
    const sections = records.filter((record) => record.url_without_anchor === url);
    const pageTexts = sections.map(({content}) => content);
    const hash = createHash('sha256').update(JSON.stringify(pageTexts)).digest('hex').slice(0, 10);
    texts.push([hash, pageTexts]);
    return [
      new URL(url).pathname,
      hierarchy.lvl0,
      weight.pageRank,
      unlisted,
      hash,
      ...sections.map(sectionEntry),
    ];
  });
  const questions = records.map((record) =>
    record.questions.map((question) => questionTerms(analyser.terms(question), analyser)),
  );
  const file: IndexFile = {
    format: FORMAT,
    language,
    synonyms,
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
    asked: questions.map(({length}) => length),
    absent: absent.map(({asked, message, alternative, related}) => ({
      ...{asked, message, alternative},
      related: related.flatMap((id) => findSection(records, id)?.objectID ?? []),
    })),
  };
  return {file, texts};
}

function sectionEntry({type, anchor, hierarchy, operation}: SearchRecord): SectionEntry {
  if (type === 'lvl1') {
    return [hierarchy.lvl1];
  }
  const level = Number(type.slice(-1)) as 2 | 3 | 4;
  const heading = hierarchy[type] ?? '';
  return operation ? [heading, anchor ?? '', level, operation] : [heading, anchor ?? '', level];
}

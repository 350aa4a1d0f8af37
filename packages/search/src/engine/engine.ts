import type {AbsentNotice} from '../searchResults';
import {createAnalyser, type Analyser} from './analyser';
import {unpackIndex, type IndexFile} from './indexFile';
import {mentionsApi, operationDescribed, operationsNamed} from './operations';
import {createPhraseFilter} from './phrases';
import {planQuery, type QueryPlan} from './query';
import {createQuote} from './quote';
import {createQuestionIndex} from './questions';
import {moveIntoTop, moveToFront, rank, type Match} from './rank';
import type {Section} from './section';
import {createExpand} from './synonyms';
import {createTermIndex} from './terms';
import {Vocabulary} from './vocabulary';

export interface Engine {
  analyser: Analyser;
  sections: Section[];
  query(query: string): QueryResult;
}

export interface QueryResult {
  /** Best first. */
  matches: Match[];
  quote: ReturnType<typeof createQuote>;
  corrections: QueryPlan['corrections'];
  absent: AbsentNotice | undefined;
  /** Sections whose text must be loaded to check the phrases of the query. */
  missingTexts: Section[];
}

/** Opens an index. @throws if its format isn't supported */
export function openIndex(file: IndexFile): Engine {
  const unpacked = unpackIndex(file);
  const {sections} = unpacked;
  const analyser = createAnalyser(file.language);
  const index = createTermIndex(unpacked, analyser);
  const absentPhrases = file.absent.flatMap((entry) =>
    entry.asked.map((phrase) => ({entry, terms: [...new Set(analyser.terms(phrase))]})),
  );
  const context = {
    analyser,
    // Typos in phrases are corrected too.
    vocabulary: new Vocabulary([...index.terms, ...absentPhrases.flatMap(({terms}) => terms)]),
    expand: createExpand(file.synonyms, analyser),
    idf: index.idf,
  };
  const questions = createQuestionIndex(unpacked, index.idf, analyser);

  /** Returns the entry whose longest phrase is in the query. */
  const findAbsent = ({certainTerms}: QueryPlan) =>
    absentPhrases
      .filter(({terms}) => terms.every((term) => certainTerms.has(term)))
      .sort((a, b) => b.terms.length - a.terms.length)[0]?.entry;

  const analyse = (query: string): QueryResult => {
    const plan = planQuery(query, context);
    const {hasWords, hasPhrases} = createPhraseFilter(plan.phrases, analyser);
    const found = index.find(plan.variants);
    const ranked = rank(found.filter(hasPhrases), questions.nearest(plan), plan, analyser);
    const operation = operationDescribed(plan, sections, analyser);
    const first = new Set([...operationsNamed(query, sections), ...questions.same(plan)]);
    if (operation && mentionsApi(plan)) {
      first.add(operation);
    }
    const entry = findAbsent(plan);
    const related = entry?.related.flatMap(
      (id) => sections.find(({objectID}) => objectID === id) ?? [],
    );
    return {
      matches: moveToFront(
        related ?? [...first],
        operation ? moveIntoTop(operation, ranked) : ranked,
      ).filter(hasPhrases),
      quote: createQuote(query, plan, analyser),
      corrections: plan.corrections,
      absent: entry && {
        message: entry.message,
        alternative: entry.alternative,
        related: related!.map(({path, headings}) => ({url: path, title: headings.at(-1)!})),
      },
      missingTexts:
        plan.phrases.length === 0
          ? []
          : found
              .filter(hasWords)
              .map(({section}) => section)
              .filter(({hasText, text}) => hasText && text === undefined),
    };
  };
  // Snippets of its hits are requested one by one.
  let last: [query: string, result: QueryResult] | undefined;
  return {
    analyser,
    sections,
    query(query) {
      // Without missing texts, which can have been loaded since.
      if (last?.[0] !== query || last[1].missingTexts.length > 0) {
        last = [query, analyse(query)];
      }
      return last[1];
    },
  };
}

import type {SearchRecord} from '../record';
import {indexRecords} from './builtSearch';
import {readQueries, sectionId, type QuerySet} from './relevance';
import type {SearchSite} from './site';

/** Returns tuning queries whose best quote from an expected section scored higher in another build. */
export function lostAnswers(
  site: SearchSite,
  sets: readonly QuerySet[],
  locale: string,
  records: readonly SearchRecord[],
  recordsBefore: readonly SearchRecord[],
) {
  const [quoteNow, quoteBefore] = [records, recordsBefore].map((of) => quoter(site, locale, of));
  return sets
    .flatMap((set) => readQueries(site.judgedQueries, set, locale))
    .flatMap(({query, sections = []}) =>
      sections.flatMap((section) => {
        const was = quoteBefore!(query, section);
        const is = quoteNow!(query, section);
        const isLost = was && was.best !== is?.best && (is?.score ?? -Infinity) < was.score;
        return isLost ? [{query, section, sentence: was.best}] : [];
      }),
    );
}

function quoter(site: SearchSite, locale: string, records: readonly SearchRecord[]) {
  const {engine, recordOf} = indexRecords(site, records, locale);
  return (query: string, id: string) => {
    const section = engine.sections.find((one) => sectionId(recordOf(one)) === id);
    const {content} = section ? recordOf(section) : {};
    return content ? engine.query(query).quote(content, section!.headings) : undefined;
  };
}

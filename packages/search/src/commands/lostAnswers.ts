import fs from 'node:fs';
import path from 'node:path';
import type {PageTexts, Section} from '../engine/section';
import {DATA_FOLDER, textsFileOf} from '../dataFiles';
import {openBuild, readQueries, type OpenedBuild, type QuerySet} from './relevance';
import type {SearchSite} from './site';

/**
 * Returns tuning queries whose best quote from an expected section scored higher in another build.
 *
 * @param before folder of the other build
 */
export function lostAnswers(
  site: Pick<SearchSite, 'locales' | 'judgedQueries'>,
  sets: readonly QuerySet[],
  locale: string,
  buildDir: string,
  before: string,
) {
  const [old, current] = [before, buildDir].map((folder) => readAnswers(site, locale, folder));
  return sets
    .flatMap((set) => readQueries(site.judgedQueries, set, locale))
    .flatMap(({query, sections = []}) =>
      sections.flatMap((section) => {
        const was = old!(query, section);
        const is = current!(query, section);
        const isLost = was && was.best !== is?.best && (is?.score ?? -Infinity) < was.score;
        return isLost ? [{query, section, sentence: was.best}] : [];
      }),
    );
}

function readAnswers(site: Pick<SearchSite, 'locales'>, locale: string, buildDir: string) {
  const build = openBuild(site, locale, buildDir);
  const sections = new Map(build.engine.sections.map((section) => [build.idOf(section), section]));
  return (query: string, id: string) => {
    const section = sections.get(id);
    const text = section && textOf(build, section);
    return section && text ? build.engine.quote(query)(text, section.headings) : undefined;
  };
}

function textOf({folder, file}: OpenedBuild, section: Section): string | null | undefined {
  const texts = path.join(folder, DATA_FOLDER, textsFileOf(file, section));
  return (JSON.parse(fs.readFileSync(texts, 'utf8')) as PageTexts)[section.position];
}

import {baseUrlOf, locales, type Locale} from '../../../src/config/locales';
import type {IndexFile} from '../../../src/plugins/search/engine/indexFile';
import type {Answer} from '../../../tests/support/ask';
import {describeAnswer, languageNames, type Check, type Fault, type Site} from '../check';

export const searchChecks: readonly Check[] = locales.map((locale) => ({
  name: `the search has pages in ${languageNames[locale]}, and their texts`,
  needs: 'a search of its own',
  run: (site) => checkIndex(site, locale),
}));

async function checkIndex(site: Site, locale: Locale): Promise<Fault | undefined> {
  const folder = `${baseUrlOf(locale)}search-data/`;
  const answer = await site.ask(`${folder}index.json`);
  const index = parse<IndexFile>(answer);
  const [page] = index?.pages ?? [];
  const remedy = 'Deploy the folder search-data of each language with the pages.';
  if (!page || index!.language !== locale) {
    return {
      expected: `an index in ${languageNames[locale]} with pages at ${folder}index.json`,
      came: `${describe(answer)}${index ? `, language ${index.language}` : ', no JSON'}`,
      remedy,
    };
  }
  const [, , , name] = page;
  const texts = await site.ask(`${folder}texts/${name}.json`);
  return Array.isArray(parse(texts))
    ? undefined
    : {
        expected: `the texts of the page ${page[0]} at ${folder}texts/${name}.json`,
        came: describe(texts),
        remedy,
      };
}

function describe(answer: Answer): string {
  return `${describeAnswer(answer)}, ${answer.headers['content-type'] ?? 'no type'}`;
}

/** What an answer holds; nothing when it is no JSON, or not there. */
function parse<T>({status, body}: Answer): T | undefined {
  try {
    return status === 200 ? (JSON.parse(body.toString()) as T) : undefined;
  } catch {
    return undefined;
  }
}

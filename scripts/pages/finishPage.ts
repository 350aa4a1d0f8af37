import {textId} from '../../src/lib/translation';
import {parsePage} from '../check/parsePage';
import {isUnfinished} from '../check/rules/page-unfinished';
import {withRecord} from '../i18n/record';
import {Changes} from './changes';
import {plansFile, readPlans, readRoutes, routesFile, writeJson} from './contract';
import {pagesOfEntries, planOf} from './plan';
import {findPage, readPages} from './readPages';

/**
 * Plans what a page that is written needs: its titles, sections and tags in the
 * contract, and the record of the English text that the French one translates.
 *
 * @throws when the page lacks a language, or its template still shows
 */
export async function planFinish(root: string, name: string): Promise<Changes> {
  const changes = new Changes(root);
  const {id, english, french} = findPage(readPages(root), name);
  const missing = [english, french].find((file) => !changes.exists(file));
  if (missing) {
    throw new Error(`${missing} does not exist: write it first.`);
  }
  const texts = {en: changes.read(english), fr: changes.read(french)};
  if (isUnfinished(texts.en) || isUnfinished(texts.fr)) {
    throw new Error(
      `${english} or ${french} is not written yet: npm run check lists each TO WRITE and À ÉCRIRE.`,
    );
  }
  if (pagesOfEntries.includes(id)) {
    throw new Error(`The sections of ${id} are chosen by hand in ${plansFile}: edit them there.`);
  }
  changes.write(french, withRecord(texts.fr, {translates: textId(texts.en), sameMeaning: []}));
  await writeJson(changes, plansFile, {...readPlans(changes), [id]: planOf(texts)});
  const {tags = [], unlisted = false} = parsePage(texts.en).frontMatter.toJS() as {
    tags?: string[];
    unlisted?: boolean;
  };
  const routes = readRoutes(changes);
  const docs = routes.docs.map((doc) => (doc.id === id ? {...doc, tags, unlisted} : doc));
  await writeJson(changes, routesFile, {...routes, docs});
  return changes;
}

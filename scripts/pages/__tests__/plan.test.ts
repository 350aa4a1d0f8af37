import fs from 'node:fs';
import {expect, it} from 'vitest';
import {isInOneLanguage, pairOf} from '../../../src/lib/translation';
import {Changes} from '../changes';
import {readPlans, readRoutes} from '../contract';
import {pagesOfEntries, planOf} from '../plan';

const changes = new Changes(process.cwd());
const plans = readPlans(changes);
const routes = readRoutes(changes).docs.filter(
  ({id, source}) => !isInOneLanguage(source) && !pagesOfEntries.includes(id),
);
const read = (file: string) => fs.readFileSync(file, 'utf8');

it.each(routes)('reads the plan of $id from its files', ({id, source}) => {
  const {english, french} = pairOf(source)!;
  expect(planOf({en: read(english), fr: read(french)})).toEqual(plans[id]);
});

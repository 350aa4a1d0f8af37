import fs from 'node:fs';
import {expect, it} from 'vitest';
import {checkGuide} from '../../../packages/checks/src/checkGuide';
import {Guide} from '../../../packages/checks/src/guide';
import {toPage} from '../../../packages/checks/src/page';
import {wordChoice} from '../../../packages/checks/src/rules/word-choice';
import {contentRules} from '../../config/contentRules';
import avoidedWords from '../avoidedWords.json';

type Locale = keyof typeof avoidedWords;

async function findAvoidedWords(locale: Locale, text: string): Promise<string[]> {
  const context = {...contentRules, root: process.cwd()};
  const page = toPage(context.folders, `${context.folders[locale]}/page.mdx`, text)!;
  const findings = await checkGuide(new Guide(context, [page]), [wordChoice]);
  return findings.map(({found}) => found.slice(1, -1));
}

it.each<[Locale, string, string[]]>([
  ['en', 'ISO 27001, EN 50126, port 27017, since 2025: item 104857, 2025.8, 192.0.2.10.', []],
  ['en', 'On 30 June 2025: 1,000 rows, 0.93, €1,200, 35%. `10000 rows`, 14:30, 0,1,2.', []],
  ['fr', 'ISO 27001, port 27017, depuis 2025 : l’élément 104857, TLS 1.2, 192.0.2.10.', []],
  ['fr', 'Le 30 juin à 14 h 30 : 10 000 lignes, 0,93, 1 200 € et 35 %. 23:59:59 UTC.', []],
  ['fr', 'La feuille de route de Roadmap. Les tons de A à D. Un « clic ».', []],
  ['en', '36 000 € for 10000 rows', ['36 000 €', '10000']],
  ['en', '1 000 items, 0,93 of 35 %', ['1 000', '0,93', '35 %']],
  ['en', 'June 30th, 2025; 30th of June', ['June 30th, 2025', '30th of June']],
  ['en', '30/06/2025 or your license', ['30/06/2025', 'your license']],
  ['en', 'Available soon; it ARRIVES SOON', ['Available soon', 'ARRIVES SOON']],
  ['fr', '€1,200 et 1,200 lignes, 10000 lignes', ['€1,200', '1,200', '10000']],
  ['fr', '0.93 et 12.5 % à 14:30 ou 9h05', ['0.93', '12.5', '14:30', '9h05']],
  ['fr', 'Fin. A la page : Ca va le 30/06/2025', ['A', 'Ca', '30/06/2025']],
])('%s: reports %s', async (locale, text, found) => {
  expect(await findAvoidedWords(locale, text)).toEqual(found);
});

it('allowedOn lists existing pages and folders only', () => {
  const entries: unknown[] = Object.values(avoidedWords).flatMap((byPreferredWord) =>
    Object.values(byPreferredWord).flat(),
  );
  const allowedPages = entries.flatMap(
    (entry) => (entry as {allowedOn?: string[]}).allowedOn ?? [],
  );
  expect(allowedPages).not.toEqual([]);
  const exists = (page: string) =>
    ['', '.mdx'].some((extension) => fs.existsSync(`docs/${page}${extension}`));
  expect(allowedPages.filter((page) => !exists(page))).toEqual([]);
});

import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {locales, type Locale} from '../../src/config/locales';
import type {Settings} from '../../src/config/settings';
import {siteText} from '../../src/config/siteText';
import {createFrontMatterParser} from '../../src/markdown/frontMatter';

/** The words of one social card. */
export interface Card {
  /** Path under `static/img/cards`, without the ending: `fr/roadmapping/export`; `fr/site` is for all other pages. */
  name: string;
  locale: Locale;
  title: string;
  description: string;
}

const folders: Record<Locale, string> = {
  en: 'docs',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current',
};

/** The card of each document in each language, and one of the site for what is no document. */
export async function readCards(root: string, {productName}: Settings): Promise<Card[]> {
  const cards = await Promise.all(
    locales.map(async (locale) => [
      {
        name: `${locale}/site`,
        locale,
        title: siteText[locale].title(productName),
        description: siteText[locale].tagline,
      },
      ...(await readPageCards(root, locale)),
    ]),
  );
  return cards.flat();
}

async function readPageCards(root: string, locale: Locale): Promise<Card[]> {
  const folder = path.join(root, folders[locale]);
  const parse = createFrontMatterParser(root);
  const files = (await fs.readdir(folder, {recursive: true}))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const filePath = path.join(folder, file);
      const {frontMatter} = await parse({
        filePath,
        fileContent: await fs.readFile(filePath, 'utf8'),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return {
        name: cardName(locale, file),
        locale,
        title: String(frontMatter.title),
        description: String(frontMatter.description),
      };
    }),
  );
}

/** @param file of a page, from the folder of its language */
export function cardName(locale: Locale, file: string): string {
  return `${locale}/${file
    .split(path.sep)
    .join('/')
    .replace(/\.mdx$/, '')}`;
}

/** Ten characters that change with the words of a card. */
export function fingerprint({title, description}: Card): string {
  return crypto.createHash('sha256').update(`${title}\n${description}`).digest('hex').slice(0, 10);
}

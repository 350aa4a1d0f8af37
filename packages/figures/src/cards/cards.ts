import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {inSite} from '../site';

/** The words of one social card. */
export interface Card {
  /** Path below the folder of cards, without the ending: `fr/roadmapping/export`; `fr/site` is for all other pages. */
  name: string;
  locale: string;
  title: string;
  description: string;
}

/** The configuration of the Docusaurus site in the current folder, in one language. */
export async function readSiteConfig(locale?: string): Promise<DocusaurusConfig> {
  const file = path.resolve('docusaurus.config.ts');
  const {default: config} = (await import(file)) as {
    default: DocusaurusConfig | (() => DocusaurusConfig | Promise<DocusaurusConfig>);
  };
  process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  return typeof config === 'function' ? config() : config;
}

/** The card of the site in one language, for what is no document, and one of each document. */
export async function readCards(config: DocusaurusConfig, locale: string): Promise<Card[]> {
  const folder = inSite(
    locale === config.i18n.defaultLocale
      ? 'docs'
      : `i18n/${locale}/docusaurus-plugin-content-docs/current`,
  );
  // A language that was begun may have no page yet.
  const files = (await fs.readdir(folder, {recursive: true}).catch(() => []))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  const pages = files.map(async (file) => {
    const filePath = path.join(folder, file);
    const {frontMatter} = await config.markdown.parseFrontMatter({
      filePath,
      fileContent: await fs.readFile(filePath, 'utf8'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return {
      name: `${locale}/${file
        .split(path.sep)
        .join('/')
        .replace(/\.mdx$/, '')}`,
      locale,
      title: String(frontMatter.title),
      description: String(frontMatter.description),
    };
  });
  return [
    {name: `${locale}/site`, locale, title: config.title, description: config.tagline},
    ...(await Promise.all(pages)),
  ];
}

/** Ten characters that change with a page: words, name, colours and mark of a card. */
export function fingerprint(page: string): string {
  return crypto.createHash('sha256').update(page).digest('hex').slice(0, 10);
}

/** Whether a card is of the same page as another one, with the same words. */
export function isSameCard(card: Card, other: Card): boolean {
  const page = ({name, locale}: Card) => name.slice(locale.length);
  const words = ({title, description}: Card) => `${title}\n${description}`;
  return page(card) === page(other) && words(card) === words(other);
}

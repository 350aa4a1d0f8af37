import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {sitePath} from '../site';

export interface Card {
  /** Path without extension: `fr/roadmapping/export`. Pages without a card use `fr/site`. */
  name: string;
  locale: string;
  title: string;
  description: string;
}

/** Reads `docusaurus.config.ts` in the current folder, in one language. */
export async function readSiteConfig(locale?: string): Promise<DocusaurusConfig> {
  const file = path.resolve('docusaurus.config.ts');
  const {default: createConfig} = (await import(file)) as {default: () => DocusaurusConfig};
  process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  return createConfig();
}

/** Reads the cards of the site and of each document, in one language. */
export async function readCards(config: DocusaurusConfig, locale: string): Promise<Card[]> {
  const folder = sitePath(
    locale === config.i18n.defaultLocale
      ? 'docs'
      : `i18n/${locale}/docusaurus-plugin-content-docs/current`,
  );
  // A new language may have no documents yet.
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

/** Returns a hash that changes if the card has to be rendered again. */
export function fingerprint(html: string): string {
  return crypto.createHash('sha256').update(html).digest('hex').slice(0, 10);
}

/** Returns whether two cards are for the same page and have the same texts. */
export function isSameCard(card: Card, other: Card): boolean {
  const page = ({name, locale}: Card) => name.slice(locale.length);
  const texts = ({title, description}: Card) => `${title}\n${description}`;
  return page(card) === page(other) && texts(card) === texts(other);
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {listPages} from '@guide/content';

export interface Card {
  /** `fr/roadmapping/export`. Pages without a card use `fr/site`. */
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

/** Returns the cards of the site and of each document. */
export async function readCards(config: DocusaurusConfig, locale: string): Promise<Card[]> {
  const folder = path.resolve(
    locale === config.i18n.defaultLocale
      ? 'docs'
      : `i18n/${locale}/docusaurus-plugin-content-docs/current`,
  );
  const pages = listPages(folder).map(async (file) => {
    const filePath = path.join(folder, file);
    const {frontMatter} = await config.markdown.parseFrontMatter({
      filePath,
      fileContent: await fs.readFile(filePath, 'utf8'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return {
      name: `${locale}/${file.replace(/\.mdx$/, '')}`,
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

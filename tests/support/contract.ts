import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import published from '../../contract/published.json';
import redirects from '../../contract/redirects.json';
import contract from '../../contract/routes.json';
import {contentRules} from '../../src/config/contentRules';

/** The languages that are promised: one that was begun is none of them. */
export type Locale = keyof typeof contract.locales;
export const locales = Object.keys(contract.locales) as Locale[];

/** The addresses of the site; `aliases` lead to another one. */
export const routes = {...contract, aliases: redirects};

export const siteUrl = 'https://docs.telescope.example';

export const siteTitle: Record<Locale, string> = {
  en: 'Telescope documentation',
  fr: 'Documentation Telescope',
};

const anchors: Record<string, string[]> = published;

/** A page of the contract, in one language of the site. */
export interface PlannedPage {
  id: string;
  source: string;
  /** Address with the language. */
  path: string;
  tags: string[];
  unlisted: boolean;
  /** As its writer has it in the front matter. */
  title: string;
  description: string;
  /** Every anchor that was published. */
  anchors: string[];
}

/** Address of a path of the contract, in a language. */
export function localized(path: string, locale: Locale): string {
  return `${routes.locales[locale]}${path.slice(1)}`;
}

/** The documents of the contract, as a language of the site shows them. */
export function plannedPages(locale: Locale): PlannedPage[] {
  return routes.docs.map((page) => {
    return {
      ...page,
      ...readWords(page.source.replace('docs', contentRules.folders[locale]!)),
      path: localized(page.path, locale),
      anchors: anchors[page.path] ?? [],
    };
  });
}

/** The addresses of the announcements that are published. */
export function announcements(locale: Locale): string[] {
  return fs
    .readdirSync(path.resolve(__dirname, '../../blog'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFrontMatter(`blog/${file}`))
    .filter(({draft}) => !draft)
    .map(({slug}) => localized(`/blog/${slug}/`, locale));
}

function readWords(file: string): {title: string; description: string} {
  const {title = '', description = ''} = readFrontMatter(file);
  return {title, description};
}

/** @throws when the page does not exist, or has no front matter */
function readFrontMatter(file: string): Record<string, string | undefined> {
  const text = fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
  const [, yaml] = /^---\r?\n([^]*?)^---/m.exec(text) ?? [];
  return parse(yaml!) as Record<string, string | undefined>;
}

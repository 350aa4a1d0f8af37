import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import publishedAnchors from '../../contract/published.json';
import redirects from '../../contract/redirects.json';
import contract from '../../contract/routes.json';
import {readFrontMatter} from '../../packages/content/src/frontMatter';
import type {ContractEntry} from '../../packages/content/src/contract';
import {contentRules} from '../../src/config/contentRules';

/** Languages in which every page of the contract exists. */
export type Locale = keyof typeof contract.locales;
export const locales = Object.keys(contract.locales) as Locale[];

/** `aliases` are redirects. */
export const routes = {...contract, aliases: redirects};

export const siteUrl = 'https://docs.telescope.example';

export const siteTitle: Record<Locale, string> = {
  en: 'Telescope documentation',
  fr: 'Documentation Telescope',
};

const anchors: Record<string, string[]> = publishedAnchors;
const root = path.resolve(__dirname, '../..');

interface ContractPage extends ContractEntry {
  /** From the project root. */
  file: string;
  text: string;
  title: string;
  description: string;
  /** Every heading id ever published. */
  anchors: string[];
}

export function localized(path: string, locale: Locale): string {
  return `${routes.locales[locale]}${path.slice(1)}`;
}

export function contractPages(locale: Locale): ContractPage[] {
  return routes.docs.map((page) => {
    const file = page.source.replace('docs', contentRules.folders[locale]!);
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const {title = '', description = ''} = frontMatterOf(text);
    return {
      ...{...page, file, text, title, description},
      path: localized(page.path, locale),
      anchors: anchors[page.path] ?? [],
    };
  });
}

export function announcementPaths(locale: Locale): string[] {
  return globSync('blog/*.mdx', {cwd: root, absolute: true})
    .map((file) => frontMatterOf(fs.readFileSync(file, 'utf8')))
    .filter(({draft}) => !draft)
    .map(({slug}) => localized(`/blog/${slug}/`, locale));
}

const frontMatterOf = (text: string) =>
  readFrontMatter(text).frontMatter.toJS() as Record<string, string | undefined>;

import {
  openIndex,
  snippetOf,
  type IndexFile,
  type PageTexts,
} from 'docusaurus-search-sections/engine';
import type {Search} from '../measure';

const load = async <Content>(file: string) =>
  (await (await fetch(`search-data/${file}`)).json()) as Content;

const engine = openIndex(await load<IndexFile>('index.json'));
const texts: Record<string, Promise<PageTexts>> = {};

export const search: Search = async (query) => {
  const {matches, absent} = engine.query(query);
  for (const {section} of matches.slice(0, 5)) {
    texts[section.textsFile] ??= load(section.textsFile);
    const text = (await texts[section.textsFile]!)[section.position];
    snippetOf(engine, section.objectID, query, text ?? '');
  }
  return {urls: matches.map(({section}) => section.path), hasNotice: absent !== undefined};
};

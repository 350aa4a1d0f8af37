import {parse} from 'yaml';
import {recordKeys, type SameMeaning} from '../../src/lib/translation';
import {asYaml} from '../pages/frontMatter';

/** What a French page records of the English text that it translates. */
export interface TranslationRecord {
  /** Id of the text (`textId`); `undefined` when the page has no record. */
  translates?: string;
  /** Changes since that were accepted without a change of the French, oldest first. */
  sameMeaning: SameMeaning[];
}

const frontMatter = /^---(\r?\n)([^]*?)(?<=\n)---/;

/** The lines of a record: its keys, and what is indented under them. */
const recordLines = new RegExp(
  `^(?:${Object.values(recordKeys).join('|')}):.*\\r?\\n(?:[ \\t-].*\\r?\\n)*`,
  'gm',
);

/** Reads the record of a French page. Values are as they are written: the check says which are wrong. */
export function readRecord(page: string): TranslationRecord {
  const values = (parse(frontMatter.exec(page)?.[2] ?? '') ?? {}) as Record<string, unknown>;
  return {
    translates: values[recordKeys.translates] as string | undefined,
    sameMeaning: (values[recordKeys.sameMeaning] as SameMeaning[] | undefined) ?? [],
  };
}

/** A French page with another record, at the end of its front matter. @throws when it has no front matter */
export function withRecord(page: string, {translates, sameMeaning}: TranslationRecord): string {
  const found = frontMatter.exec(page);
  if (!found) {
    throw new Error('it has no front matter: begin it with "---", "title: …" and "---"');
  }
  const eol = found[1]!;
  const lines = [
    ...(translates ? [`${recordKeys.translates}: '${translates}'`] : []),
    ...(sameMeaning.length > 0 ? [`${recordKeys.sameMeaning}:`] : []),
    ...sameMeaning.flatMap(({from, to, reason}) => [
      `  - from: '${from}'`,
      `    to: '${to}'`,
      `    reason: ${asYaml(reason)}`,
    ]),
  ];
  const own = found[2]!.replace(recordLines, '');
  return `---${eol}${own}${lines.map((line) => line + eol).join('')}---${page.slice(found[0].length)}`;
}

/** A French page without its record: what its reader sees. */
export function withoutRecord(page: string): string {
  return frontMatter.test(page) ? withRecord(page, {sameMeaning: []}) : page;
}

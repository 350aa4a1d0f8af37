/** Prints length and reading level of each page in both languages, the hardest to read first. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/lib/listFiles';
import {onlyLanguageOf} from '../../src/lib/translation';
import {measureProse} from './measure';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

const rows = listFiles('docs')
  .filter((file) => file.endsWith('.mdx') && fs.existsSync(path.join(french, file)))
  .map((file) => {
    const own = onlyLanguageOf(file);
    const en = measureProse(fs.readFileSync(path.join('docs', file), 'utf8'), own ?? 'en');
    const fr = measureProse(fs.readFileSync(path.join(french, file), 'utf8'), own ?? 'fr');
    return {
      page: file,
      'words en': en.words,
      'words fr': fr.words,
      ratio: (fr.words / en.words).toFixed(2),
      'sentence en': en.averageSentence.toFixed(1),
      'sentence fr': fr.averageSentence.toFixed(1),
    };
  })
  .sort((a, b) => Number(b['sentence en']) - Number(a['sentence en']));

console.table(rows);

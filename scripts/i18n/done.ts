/** Marks French pages as translations of the English text as it is now: `npm run i18n:done -- <page…>`. */
import {parseArgs} from 'node:util';
import {findPage, readPages} from '../pages/readPages';
import {runCommand} from '../runCommand';
import {markDone} from './mark';

void runCommand(() => {
  const names = parseArgs({allowPositionals: true}).positionals;
  if (names.length === 0) {
    throw new Error('Name the pages that are translated: npm run i18n:done -- docs/glossary.mdx');
  }
  const root = process.cwd();
  const pages = readPages(root);
  const problems: string[] = [];
  for (const page of names.map((name) => findPage(pages, name))) {
    try {
      console.log(markDone(root, page));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n\n'));
  }
});

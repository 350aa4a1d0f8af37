/** Accepts a change of an English page that does not alter its meaning: `npm run i18n:same -- <page> --reason "…"`. */
import {parseArgs} from 'node:util';
import {findPage, readPages} from '../pages/readPages';
import {runCommand} from '../runCommand';
import {markSame} from './mark';
import {statusOf} from './status';

void runCommand(() => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reason: {type: 'string', default: ''}},
  });
  const [name, ...others] = positionals;
  if (!name || others.length > 0) {
    throw new Error(
      'Name one page and a reason: npm run i18n:same -- docs/glossary.mdx --reason "Typo"',
    );
  }
  const root = process.cwd();
  const page = findPage(readPages(root), name);
  const {diff} = statusOf(root, page);
  console.log(markSame(root, page, values.reason));
  if (diff) {
    console.log(`The change that you have accepted:\n${diff}`);
  }
});

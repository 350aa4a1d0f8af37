/** Brings the contract and the translation record of a page up to its text: `npm run finish:page -- <page>`. */
import {parseArgs} from 'node:util';
import {runCommand} from '../runCommand';
import {planFinish} from './finishPage';

void runCommand(async () => {
  const [name, ...rest] = parseArgs({allowPositionals: true}).positionals;
  if (!name || rest.length > 0) {
    throw new Error('Name one page: npm run finish:page -- docs/roadmapping/share_view.mdx');
  }
  const changes = await planFinish(process.cwd(), name);
  const lines = changes.describe().map((line) => `  ${line}`);
  changes.apply();
  console.log(
    [
      ...(lines.length > 0 ? lines : ['  nothing to change']),
      'Next: npm run cards, for the picture that networks show; then npm run check.',
    ].join('\n'),
  );
});

/** Moves a page in both languages, with all that names it: `npm run move:page -- <page> <new place>`. */
import {parseArgs} from 'node:util';
import {runCommand} from '../../runCommand';
import {planMove} from './movePage';

const usage = 'npm run move:page -- projects/projects_views/list roadmapping';

void runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'dry-run': {type: 'boolean', default: false}},
  });
  const [page, place, ...rest] = positionals;
  if (!page || !place || rest.length > 0) {
    throw new Error(`Name the page and its new folder or file: ${usage}`);
  }
  const {changes, from, to, others} = await planMove(process.cwd(), page, place);
  const dryRun = values['dry-run'];
  const lines = changes.describe().map((line) => `  ${line}`);
  if (!dryRun) {
    changes.apply();
  }
  console.log(
    [
      `${dryRun ? 'Would move' : 'Moved'} ${from.id} (${from.slug}) to ${to.id} (${to.slug}):`,
      ...lines,
      ...(others.length > 0
        ? [
            'These name the old address or file too. Look at them:',
            ...others.map((file) => `  ${file}`),
          ]
        : []),
      'It keeps its place in the menu: to change that, move its line in sidebars.ts.',
    ].join('\n'),
  );
});

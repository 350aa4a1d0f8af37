import {parseArgs} from 'node:util';
import {movePage} from './movePage';
import {pageKinds, createPage} from './newPage';
import {applyChanges, readProject, type PagesOptions} from './project';

const usage = [
  `npm run page -- new guides/share_view --after guides/export [--kind ${pageKinds.join('|')}] [--tags view,export]`,
  'npm run page -- move guides/list views/table',
].join('\n');

/** Runs `npm run page -- new` or `move`. @throws before writing if the arguments are invalid */
export function runPage(options: PagesOptions, args: string[]): void {
  const {positionals, values} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: {type: 'string', default: 'how-to'},
      after: {type: 'string'},
      tags: {type: 'string', default: ''},
    },
  });
  const [command, page, target] = positionals;
  const {kind, after} = values;
  const project = readProject(options);
  let next: string[];
  if (command === 'new' && after && page && positionals.length === 2) {
    const tags = values.tags.split(',').filter(Boolean);
    next = createPage(project, page, after, kind, tags);
  } else if (command === 'move' && page && target && positionals.length === 3) {
    next = movePage(project, page, target);
  } else {
    throw new Error(`Usage:\n${usage}`);
  }
  console.log([...applyChanges(project), '', ...next].join('\n'));
}

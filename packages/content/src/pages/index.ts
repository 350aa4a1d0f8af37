import {parseArgs} from 'node:util';
import type {Plan} from './changes';
import {planMove} from './movePage';
import {kinds, planNewPage} from './newPage';
import {readProject, type PagesOptions, type Project} from './project';

const usage = [
  `npm run page -- new roadmapping/share_view --after roadmapping/export [--kind ${kinds.join('|')}] [--tags roadmap,view]`,
  'npm run page -- move projects/projects_views/list roadmapping/table',
].join('\n');

function plan(project: Project, args: ReturnType<typeof readArgs>): Promise<Plan> | undefined {
  const {positionals, values} = args;
  const [command, page, place, ...rest] = positionals;
  if (!page || rest.length > 0 || (place && command !== 'move')) {
    return undefined;
  }
  const {kind, after, tags} = values;
  if (command === 'new' && after) {
    const list = tags.split(',').filter(Boolean);
    return planNewPage(project, {place: page, kind, after, tags: list});
  }
  return command === 'move' && place ? planMove(project, page, place) : undefined;
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        kind: {type: 'string', default: 'how-to'},
        after: {type: 'string'},
        tags: {type: 'string', default: ''},
        'dry-run': {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, {cause: error});
  }
}

/**
 * Makes or moves a page, in every language. `--dry-run` only shows what would change.
 *
 * @throws with what a wrong call should be, or why the page cannot be changed so
 */
export async function runPage(options: PagesOptions, argv: string[]): Promise<void> {
  const args = readArgs(argv);
  const planned = await plan(readProject(options), args);
  if (!planned) {
    throw new Error(`Name the page and what to do with it:\n${usage}`);
  }
  const {changes, summary, next} = planned;
  const lines = changes.describe().map((line) => `  ${line}`);
  if (!args.values['dry-run']) {
    changes.apply();
  }
  const head = `${args.values['dry-run'] ? 'Would ' : ''}${args.positionals[0]}: ${summary}`;
  console.log([head, ...lines, '', ...next].join('\n'));
}

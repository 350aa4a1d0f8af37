/** Makes a page in both languages from a template: `npm run new:page`, with flags or questions. */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {runCommand} from '../../runCommand';
import {completeFlags, type Question} from './ask';
import {planNewPage} from './newPage';
import {kinds, type Kind} from './spec';

const questions: Question[] = [
  {flag: 'kind', question: `Which kind of page: ${kinds.join(', ')}?`, choices: kinds},
  {flag: 'section', question: 'In which folder of docs, such as projects/projects_views?'},
  {flag: 'name', question: 'Name of the file, in small letters, such as share_view?'},
  {flag: 'title', question: 'Title in English?'},
  {flag: 'title-fr', question: 'Title in French?'},
  {flag: 'description', question: 'Description in English, one sentence?'},
  {flag: 'description-fr', question: 'Description in French, one sentence?'},
  {flag: 'tags', question: 'Tags of docs/tags.yml, separated by commas (none)?', otherwise: ''},
  {
    flag: 'category',
    question: 'Category of the menu (that of the other pages of the folder)?',
    otherwise: '',
  },
  {
    flag: 'figure',
    question: 'Name of a figure to begin with, such as share-dialog (none)?',
    otherwise: '',
  },
];

void runCommand(async () => {
  const flags = await completeFlags(readFlags(), questions);
  const kind = kinds.find((known): known is Kind => known === flags.kind);
  if (!kind) {
    throw new Error(`--kind is "${flags.kind}": expected ${kinds.join(', ')}.`);
  }
  const {changes, site} = await planNewPage(process.cwd(), {
    kind,
    section: flags.section!.replace(/^docs\/|\/$/g, ''),
    name: flags.name!,
    title: {en: flags.title!, fr: flags['title-fr']!},
    description: {en: flags.description!, fr: flags['description-fr']!},
    tags: flags.tags!.split(/[\s,]+/).filter(Boolean),
    category: flags.category || undefined,
    figure: flags.figure || undefined,
  });
  const lines = changes.describe();
  changes.apply();
  if (flags.figure) {
    spawnSync('npm run figures', {shell: true, stdio: 'inherit'});
  }
  console.log(
    [
      ...lines.map((line) => `  ${line}`),
      '',
      `The page ${site.slug} is there, in both languages. Next:`,
      `1. Write ${site.english} and ${site.french}, in the place of each TO WRITE and À ÉCRIRE; npm run check lists what is left.`,
      ...(flags.figure
        ? [
            `2. Draw figures/scenes/${flags.figure}.tsx, write its texts in figures/plan.json, then npm run figures.`,
          ]
        : []),
      `${flags.figure ? 3 : 2}. When both are written: npm run finish:page -- ${site.id}`,
    ].join('\n'),
  );
});

/** @throws when a flag is unknown, naming all that there are */
function readFlags(): Record<string, string | undefined> {
  try {
    return parseArgs({
      options: Object.fromEntries(questions.map(({flag}) => [flag, {type: 'string' as const}])),
    }).values;
  } catch (error) {
    const known = questions.map(({flag}) => `--${flag}`).join(', ');
    throw new Error(
      `${(error as Error).message}\nThe flags are ${known}. Without one, the command asks.`,
    );
  }
}

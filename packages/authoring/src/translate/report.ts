import type {PageState, PageStatus} from './status';

/** In the order in which they are told: what each state is called, and what to do about it. */
const states: Record<PageState, {name: string; remedy?: string}> = {
  'up-to-date': {name: 'up to date'},
  outdated: {
    name: 'outdated',
    remedy:
      'The original has changed since. Translate the change, if it alters the meaning; then run `npm run i18n -- done <page>`.',
  },
  missing: {
    name: 'missing',
    remedy:
      'Readers get the original. Write the translation, then run `npm run i18n -- done <page>`.',
  },
  orphan: {
    name: 'without an original',
    remedy: 'Delete the translation, or move it to where the original is.',
  },
  unrecorded: {
    name: 'without a record of what it translates',
    remedy: 'When it says what the original says, run `npm run i18n -- done <page>`.',
  },
};

const noDiff =
  'The history at hand does not have the text that was translated: no difference can be shown. In a shallow clone, `git fetch --unshallow` may bring it.';

/** How translations stand, in Markdown: for a terminal, and for the comment of a pull request. */
export function formatStatus(statuses: readonly PageStatus[]): string {
  const groups = Object.entries(states)
    .map(([state, told]) => ({...told, pages: statuses.filter((page) => page.state === state)}))
    .filter(({pages}) => pages.length > 0);
  const counts = groups.map(({name, pages}) => `${pages.length} ${name}`);
  return [
    `**Translations**: ${counts.join(', ') || 'none'}.`,
    ...groups
      .filter(({remedy}) => remedy)
      .flatMap(({name, remedy, pages}) => [
        `### ${pages.length} ${name}`,
        remedy,
        ...pages.map(describe),
      ]),
  ].join('\n\n');
}

/** The file that there is work on; a fence that none of the pages has holds what has changed. */
function describe({state, original, translation, diff}: PageStatus): string {
  if (state === 'missing') {
    return `- \`${original}\`, as \`${translation}\``;
  }
  const name = `- \`${translation}\``;
  if (state !== 'outdated') {
    return name;
  }
  return diff === undefined ? `${name}: ${noDiff}` : `${name}\n\n~~~~~~diff\n${diff}\n~~~~~~`;
}

import type {PageState, PageStatus} from './status';

const states: Record<PageState, {name: string; remedy?: string}> = {
  'up-to-date': {name: 'up to date'},
  outdated: {
    name: 'outdated',
    remedy:
      'The source has changed since. Translate the change if it alters the meaning, then run `npm run i18n -- done <page>`.',
  },
  missing: {
    name: 'missing',
    remedy:
      'Readers get the untranslated page. Write the translation, then run `npm run i18n -- done <page>`.',
  },
  orphan: {
    name: 'without a source page',
    remedy: 'Delete the translation, or move it to the path of its source page.',
  },
  unrecorded: {
    name: 'without a record of the translated text',
    remedy: 'Once it is up to date with the source page, run `npm run i18n -- done <page>`.',
  },
};

/** Returns Markdown, for the terminal and pull request comments. */
export function formatStatus(statuses: readonly PageStatus[]): string {
  const groups = Object.entries(states)
    .map(([state, text]) => ({...text, pages: statuses.filter((page) => page.state === state)}))
    .filter(({pages}) => pages.length > 0);
  const counts = groups.map(({name, pages}) => `${pages.length} ${name}`);
  const lists = groups
    .filter(({remedy}) => remedy)
    .map(({name, remedy, pages}) =>
      [`### ${pages.length} ${name}`, remedy, pages.map(describe).join('\n')].join('\n\n'),
    );
  return [`**Translations**: ${counts.join(', ') || 'none'}.`, ...lists].join('\n\n');
}

function describe({state, original, translation, recorded}: PageStatus): string {
  const details: Partial<Record<PageState, string>> = {
    missing: `, of \`${original}\``,
    outdated: `: \`git diff ${String(recorded)} -- ${original}\``,
  };
  return `- \`${translation}\`${details[state] ?? ''}`;
}

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

const noDiff =
  'no difference can be shown, because the Git history lacks the translated text. In a shallow clone, try `git fetch --unshallow`.';

/** Returns Markdown, for the terminal and pull request comments. */
export function formatStatus(statuses: readonly PageStatus[]): string {
  const groups = Object.entries(states)
    .map(([state, text]) => ({...text, pages: statuses.filter((page) => page.state === state)}))
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

/** Puts the diff in a fence that pages don't use. */
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

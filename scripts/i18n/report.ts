import {pageStates, type PageState, type PageStatus} from './status';

type TodoState = Exclude<PageState, 'up-to-date'>;

/** What each state is called, and what to do about it. */
const words: Record<TodoState, {name: string; remedy: string}> = {
  outdated: {
    name: 'Outdated: the English has changed since',
    remedy:
      'Translate the change, then run `npm run i18n:done -- <page>`. When it does not alter the meaning: `npm run i18n:same -- <page> --reason "…"`.',
  },
  missing: {
    name: 'Missing: there is no French page, readers get the English text',
    remedy: 'Write the French page, then run `npm run i18n:done -- <page>`.',
  },
  orphan: {
    name: 'Orphan: there is no English page',
    remedy: 'Delete the French page, or move it to where the English one is.',
  },
  unrecorded: {
    name: 'Without a record of the English text that was translated',
    remedy: 'When the page says what the English one says, run `npm run i18n:done -- <page>`.',
  },
};

const noDiff =
  'The history at hand does not have the English text that was translated: no difference can be shown. In a shallow clone, `git fetch --unshallow` may bring it.';

const counted: Record<PageState, string> = {
  'up-to-date': 'up to date',
  outdated: 'outdated',
  missing: 'missing',
  orphan: 'orphan',
  unrecorded: 'without a record',
};

/** `63 up to date, 1 outdated, 0 missing, 0 orphan`: the last kind only when there is one. */
export function countStates(statuses: readonly PageStatus[]): string {
  const count = (state: PageState) => statuses.filter((page) => page.state === state).length;
  const shown: PageState[] = ['up-to-date', 'outdated', 'missing', 'orphan'];
  return [...shown, ...(count('unrecorded') > 0 ? (['unrecorded'] as const) : [])]
    .map((state) => `${count(state)} ${counted[state]}`)
    .join(', ');
}

/** For a terminal. */
export function asText(statuses: readonly PageStatus[]): string {
  return [
    ...groups(statuses).map(({name, remedy, pages}) =>
      [name, ...pages.map(textOf), `  ${remedy.replaceAll('`', '')}`, ''].join('\n'),
    ),
    `${statuses.length} pages: ${countStates(statuses)}.`,
  ].join('\n');
}

function textOf(page: PageStatus): string {
  const lines = [`  ${fileOf(page)}`];
  if (page.state === 'outdated') {
    lines.push(
      ...(page.diff ?? noDiff.replaceAll('`', '')).split('\n').map((line) => `      ${line}`),
    );
  }
  return lines.join('\n');
}

/** For a comment on a pull request. */
export function asMarkdown(statuses: readonly PageStatus[]): string {
  return [
    `**French translation**: ${countStates(statuses)}.`,
    ...groups(statuses).flatMap(({name, remedy, pages}) => [
      `### ${name}`,
      ...pages.map(markdownOf),
      remedy,
    ]),
  ].join('\n\n');
}

function markdownOf(page: PageStatus): string {
  const file = `\`${fileOf(page)}\``;
  if (page.state !== 'outdated') {
    return `- ${file}`;
  }
  if (page.diff === undefined) {
    return `- ${file}: ${noDiff}`;
  }
  const fence = fenceFor(page.diff);
  return `<details>\n<summary><code>${fileOf(page)}</code></summary>\n\n${fence}diff\n${page.diff}\n${fence}\n\n</details>`;
}

/** Back-ticks that no run of them in a text is as long as. */
export function fenceFor(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({length}) => length));
  return '`'.repeat(longest + 1);
}

/** For another program: every page, with its state, record and difference. */
export function asJson(statuses: readonly PageStatus[]): string {
  return JSON.stringify(statuses, null, 2);
}

/** The file that there is work on. */
function fileOf({state, english, french}: PageStatus): string {
  return state === 'missing' ? english : french;
}

function groups(statuses: readonly PageStatus[]) {
  return pageStates
    .filter((state): state is TodoState => state !== 'up-to-date')
    .map((state) => ({...words[state], pages: statuses.filter((page) => page.state === state)}))
    .filter(({pages}) => pages.length > 0);
}

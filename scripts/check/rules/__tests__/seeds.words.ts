/** A change of a page: a text that is on it once, and what stands in its place. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A fault that is put into a real page, and the rule that must find it: alone, on the line of the change. */
export interface Seed extends Edit {
  rule: string;
  /** Changes that the fault needs beside its own. */
  with?: Edit[];
  /** Where it is found, when that is not the line of the change. */
  at?: {file: string; line: number};
}

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** The same change in both languages, where one alone would make the pages differ. */
function inBoth(file: string, find: string, replace: string, rule: string): Seed[] {
  return ['docs', french].map((folder) => ({file: `${folder}/${file}`, find, replace, rule}));
}

const shortcuts = 'docs/projects/project_domains/shortcuts.mdx';

/** The only two links to it, and where they lead instead. */
const links = [
  {
    file: 'navigation_actions.mdx',
    find: '(./projects/project_domains/shortcuts.mdx)',
    replace: '(./projects/project_domains/costs.mdx)',
  },
  {
    file: 'glossary.mdx',
    find: '(./projects/project_domains/shortcuts.mdx#what-a-shortcut-is)',
    replace: '(./projects/project_domains/costs.mdx#cost-lines)',
  },
];
const [changedLink, ...otherChangedLinks] = ['docs', french].flatMap((folder) =>
  links.map((link) => ({...link, file: `${folder}/${link.file}`})),
);

export const seeds: Seed[] = [
  ...inBoth(
    'roadmapping/navigate.mdx',
    '<Label k="fit-to-window" />',
    '<Label k="fit-to-windows" />',
    'label-known',
  ),
  {
    file: 'docs/roadmapping/navigate.mdx',
    find: 'The filter stays',
    replace: 'The **Filter** stays',
    rule: 'label-by-hand',
  },
  {
    file: `${french}/roadmapping/manage_link_settings.mdx`,
    find: 'puis relâchez.',
    replace: 'puis sélectionnez « Appliquer ».',
    rule: 'label-by-hand',
  },
  {
    file: 'docs/projects/project_domains/schedule.mdx',
    find: '“This field is required.”',
    replace: '“This field is needed.”',
    rule: 'message-known',
  },
  {
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: '(`M-TAG-02`)',
    replace: '(`M-TAG-92`)',
    rule: 'message-known',
  },
  {
    file: 'docs/projects/project_items/portfolio.mdx',
    find: 'grouped by due date.',
    replace: 'grouped by deadline.',
    rule: 'term-variant',
  },
  {
    file: `${french}/projects/project_items/portfolio.mdx`,
    find: 'groupés par échéance.',
    replace: 'groupés par date butoir.',
    rule: 'term-variant',
  },
  {
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: 'jusqu’à 20 ; au-delà',
    replace: 'jusqu’à 20; au-delà',
    rule: 'french-typography',
  },
  {
    file: `${french}/roadmapping/manage_link_settings.mdx`,
    find: '2 000 liens',
    replace: '2,000 liens',
    rule: 'french-numbers',
  },
  {
    file: 'docs/public_rest_api/authentification.mdx',
    find: 'the owner’s rights. A token',
    replace: "the owner's rights. A token",
    rule: 'english-typography',
  },
  {
    file: 'docs/projects/project_domains/costs.mdx',
    find: '€36,000 a month',
    replace: '36 000 € a month',
    rule: 'english-numbers',
  },
  {
    file: 'docs/public_rest_api/common-parameters.mdx',
    find: 'recognise them',
    replace: 'recognize them',
    rule: 'english-spelling-variety',
  },
  {
    file: 'docs/projects/projects_views/kanban.mdx',
    find: 'Select a card to open',
    replace: 'Click on a card to open',
    rule: 'word-choice',
  },
  {
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: 'Sélectionnez l’étiquette dans la liste.',
    replace: 'Cliquez sur l’étiquette dans la liste.',
    rule: 'word-choice',
  },
  {
    file: 'docs/versions.mdx',
    find: 'published on 18 November 2025.',
    replace: 'published recently.',
    rule: 'absolute-date',
  },
  {
    file: 'docs/versions.mdx',
    find: 'Boards and roadmaps gain',
    replace: 'Boards and roadmaps will soon gain',
    rule: 'no-promise',
  },
  {
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: 'que vous posez sur des éléments pour',
    replace: 'que tu poses sur des éléments pour',
    rule: 'formal-address',
  },
  {
    file: 'docs/projects/projects_views/kanban.mdx',
    find: '## Swimlanes {#swimlanes}',
    replace: '## Swimlanes. {#swimlanes}',
    rule: 'heading-final-stop',
  },
  {
    file: 'docs/projects/projects_views/kanban.mdx',
    find: 'drag the card to another column. With the keyboard, follow these steps.',
    replace:
      'drag the card to another column, and with the keyboard follow these steps, one after the other, until the card stands in the column that you want.',
    rule: 'sentence-length',
  },
  {
    file: shortcuts,
    find: '\n\nSections group the shortcuts that belong together, such as Documents and Follow-up. Shortcuts with the same section name stand under one heading.',
    replace: '',
    with: [
      '\n\nEvery member of the project reads the shortcuts. Project managers, organisation managers and workspace administrators add, edit and delete them, within their own scope.',
      '\n\nTo change the order, drag a shortcut to its new place. With the keyboard, select it and use the Alt+Arrow keys.',
      '\n\nA project holds up to 50 shortcuts. Keep those that the team uses each week, and place the most frequent ones first.',
      '\n\nExternal addresses open in a new tab by default, so that the project stays open in the first one.',
      '\n\nTelescope checks that the address starts with `https://`. It does not check the target: the page may change or move. Look at the address in the browser before you enter any information.',
      ' The shortcut itself grants nothing.',
    ].map((find) => ({file: shortcuts, find, replace: ''})),
    at: {file: shortcuts, line: 1},
    rule: 'page-length',
  },
  {
    file: `${french}/projects/project_domains/actions.mdx`,
    find: 'Cette page s’adresse à ceux qui confient des actions',
    replace: `${'Vous donnez à chaque action une échéance et un responsable. '.repeat(40)}Cette page s’adresse à ceux qui confient des actions`,
    at: {file: `${french}/projects/project_domains/actions.mdx`, line: 1},
    rule: 'translation-length',
  },
  {
    ...changedLink!,
    with: otherChangedLinks,
    at: {file: shortcuts, line: 1},
    rule: 'page-linked',
  },
  {
    file: `${french}/roadmapping/navigate.mdx`,
    find: '<Label k="time-scale" />',
    replace: '<Label k="zoom-in" />',
    rule: 'same-structure',
  },
  {
    file: 'docs/glossary.mdx',
    find: '### Milestone {#term-milestone}\n\n*jalon*. ',
    replace: '### Milestone {#term-milestone}\n\n',
    rule: 'glossary-entry',
  },
  ...inBoth(
    'public_rest_api/common-parameters.mdx',
    '"owner_id": "USR-6"},',
    '"owner_id": "USR-6",},',
    'code-json',
  ),
  ...inBoth(
    'public_rest_api/common-parameters.mdx',
    '/items/ACT-203?fields=id,title,owner_id"',
    '/item/ACT-203?fields=id,title,owner_id"',
    'api-address',
  ),
];

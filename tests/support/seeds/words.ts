import type {SeededFault} from './fault';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** Of a fault in one language: the two pages differ. */
const also = ['same-structure'];

/** The same fault in both languages, where one alone would make the pages differ. */
function inBoth(fault: SeededFault): SeededFault[] {
  return ['docs', french].map((folder) => ({...fault, file: `${folder}/${fault.file}`}));
}

/** Where what is said of a page as a whole is found. */
function firstLine(file: string) {
  return {file, text: '---'};
}

const shortcuts = 'docs/projects/project_domains/shortcuts.mdx';

/** Enough of this page for the rest to be too short; French stays less than half as long again. */
const paragraphs = [
  'Sections group the shortcuts that belong together, such as Documents and Follow-up. Shortcuts with the same section name stand under one heading.',
  'Every member of the project reads the shortcuts. Project managers, organisation managers and workspace administrators add, edit and delete them, within their own scope.',
  'To change the order, drag a shortcut to its new place. With the keyboard, select it and use the Alt+Arrow keys.',
  'A project holds up to 50 shortcuts. Keep those that the team uses each week, and place the most frequent ones first.',
  'External addresses open in a new tab by default, so that the project stays open in the first one.',
  'Telescope checks that the address starts with `https://`. It does not check the target: the page may change or move. Look at the address in the browser before you enter any information.',
  'It leads to an external address, such as a document library, or to a screen of Telescope.',
];

/** At least one for each rule about words. */
export const words: SeededFault[] = [
  ...inBoth({
    rule: 'label-known',
    file: 'roadmapping/navigate.mdx',
    find: '<Label k="fit-to-window" />',
    replace: '<Label k="fit-to-windows" />',
  }),
  {
    rule: 'label-by-hand',
    file: 'docs/roadmapping/navigate.mdx',
    find: 'open it in <Label k="details" />',
    replace: 'open it in **Details**',
    also,
    isMended: true,
  },
  {
    rule: 'label-by-hand',
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: '4. Sélectionnez <Label k="save" />, ou',
    replace: '4. Sélectionnez « Enregistrer », ou',
    also,
    isMended: true,
  },
  {
    rule: 'message-known',
    file: 'docs/projects/project_domains/schedule.mdx',
    find: '“This field is required.”',
    replace: '“This field is needed.”',
  },
  {
    rule: 'message-known',
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: '(`M-TAG-02`)',
    replace: '(`M-TAG-92`)',
  },
  {
    rule: 'term-variant',
    file: 'docs/projects/project_items/portfolio.mdx',
    find: 'grouped by due date.',
    replace: 'grouped by deadline.',
  },
  {
    rule: 'term-variant',
    file: `${french}/projects/project_items/portfolio.mdx`,
    find: 'groupés par échéance.',
    replace: 'groupés par date butoir.',
  },
  {
    rule: 'french-typography',
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: 'jusqu’à 20 ; au-delà',
    replace: 'jusqu’à 20; au-delà',
    isMended: true,
  },
  {
    rule: 'french-numbers',
    file: `${french}/roadmapping/manage_link_settings.mdx`,
    find: '2 000 liens',
    replace: '2,000 liens',
  },
  {
    rule: 'english-typography',
    file: 'docs/public_rest_api/authentification.mdx',
    find: 'the owner’s rights. A token',
    replace: "the owner's rights. A token",
    isMended: true,
  },
  {
    rule: 'english-numbers',
    file: 'docs/projects/project_domains/costs.mdx',
    find: '€36,000 a month',
    replace: '36 000 € a month',
    isMended: true,
  },
  {
    rule: 'english-spelling-variety',
    file: 'docs/public_rest_api/common-parameters.mdx',
    find: 'recognise them',
    replace: 'recognize them',
    isMended: true,
  },
  {
    rule: 'word-choice',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: 'Select a card to open',
    replace: 'Click on a card to open',
  },
  {
    rule: 'word-choice',
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: 'Sélectionnez l’étiquette dans la liste.',
    replace: 'Cliquez sur l’étiquette dans la liste.',
  },
  {
    rule: 'absolute-date',
    file: 'docs/versions.mdx',
    find: 'published on 18 November 2025.',
    replace: 'published recently.',
  },
  {
    rule: 'no-promise',
    file: 'docs/versions.mdx',
    find: 'Boards and roadmaps gain',
    replace: 'Boards and roadmaps will soon gain',
  },
  {
    rule: 'formal-address',
    file: `${french}/projects/navigate_through_telescope/tags.mdx`,
    find: 'que vous posez sur des éléments pour',
    replace: 'que tu poses sur des éléments pour',
  },
  {
    rule: 'heading-final-stop',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: '## Swimlanes {#swimlanes}',
    replace: '## Swimlanes. {#swimlanes}',
    isMended: true,
  },
  {
    rule: 'sentence-length',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: 'drag the card to another column. With the keyboard, follow these steps.',
    replace:
      'drag the card to another column, and with the keyboard follow these steps, one after the other, until the card stands in the column that you want.',
  },
  ...paragraphs.map((paragraph) => ({
    rule: 'page-length',
    file: shortcuts,
    find: paragraph,
    replace: '',
    at: firstLine(shortcuts),
  })),
  {
    rule: 'translation-length',
    file: `${french}/projects/project_domains/actions.mdx`,
    find: 'Cette page s’adresse à ceux qui confient des actions',
    replace: `${'Vous donnez à chaque action une échéance et un responsable. '.repeat(40)}Cette page s’adresse à ceux qui confient des actions`,
    at: firstLine(`${french}/projects/project_domains/actions.mdx`),
  },
  // The only two links to the page lead to another one.
  {
    rule: 'page-linked',
    file: 'docs/navigation_actions.mdx',
    find: '(./projects/project_domains/shortcuts.mdx)',
    replace: '(./projects/project_domains/costs.mdx)',
    at: firstLine(shortcuts),
    also,
  },
  {
    rule: 'page-linked',
    file: 'docs/glossary.mdx',
    find: '(./projects/project_domains/shortcuts.mdx#what-a-shortcut-is)',
    replace: '(./projects/project_domains/costs.mdx#cost-lines)',
    at: firstLine(shortcuts),
    also,
  },
  {
    rule: 'same-structure',
    file: `${french}/projects/projects_views/list.mdx`,
    find: '4. Sélectionnez <Label k="sort" />',
    replace: '4. Sélectionnez <Label k="columns" />',
  },
  {
    rule: 'glossary-entry',
    file: 'docs/glossary.mdx',
    find: '### Milestone {#term-milestone}\n\n*jalon*. ',
    replace: '### Milestone {#term-milestone}\n\n',
    at: {file: 'docs/glossary.mdx', text: '### Milestone {#term-milestone}'},
  },
  ...inBoth({
    rule: 'code-json',
    file: 'public_rest_api/common-parameters.mdx',
    find: '"owner_id": "USR-6"},',
    replace: '"owner_id": "USR-6",},',
  }),
  ...inBoth({
    rule: 'api-address',
    file: 'public_rest_api/common-parameters.mdx',
    find: '/items/ACT-203?fields=id,title,owner_id"',
    replace: '/item/ACT-203?fields=id,title,owner_id"',
  }),
];

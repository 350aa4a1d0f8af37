import type {SeededFault} from './fault';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** Of a fault in one language: the two pages differ. */
const also = ['same-structure'];

/** Of the rules about words, numbers and examples. */
export const words: SeededFault[] = [
  {
    rule: 'spelling',
    file: 'docs/glossary.mdx',
    find: 'work that is given to one owner',
    replace: 'work that is givven to one owner',
  },
  {
    rule: 'spelling',
    file: `${french}/projects/projects_views/kanban.mdx`,
    find: 'Une carte porte l’identifiant',
    replace: 'Une carte porte l’identifiantt',
  },
  {
    rule: 'label-by-hand',
    file: 'docs/roadmapping/navigate.mdx',
    find: 'open it in <Label k="details" />',
    replace: 'open it in **Details**',
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
    find: 'the owner’s rights: a token',
    replace: "the owner's rights: a token",
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
    rule: 'british-spelling',
    file: 'docs/glossary.mdx',
    find: 'recognises an',
    replace: 'recognizes an',
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
    find: 'que vous posez sur des éléments pour',
    replace: 'que tu poses sur des éléments pour',
  },
  {
    rule: 'sentence-length',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: 'drag the card to another column. With the keyboard, follow these steps.',
    replace:
      'drag the card to another column, and with the keyboard follow these steps, one after the other, until the card stands in the column that you want, whatever its status was before you began.',
  },
  {
    rule: 'prose-flow',
    file: 'docs/roadmapping/manage_link_settings.mdx',
    find: '## Related pages {#related-pages}',
    replace: `${Array(60).fill('Stop here.').join(' ')}\n\n## Related pages {#related-pages}`,
    at: {file: 'docs/roadmapping/manage_link_settings.mdx', text: '---'},
  },
  {
    rule: 'fact-by-hand',
    file: 'docs/datasets/lift_create_dataset.mdx',
    find: '<Fact k="source-file-size" />',
    replace: '25 MB',
    also,
    isMended: true,
  },
  {
    rule: 'glossary-entry',
    file: 'docs/glossary.mdx',
    find: '### Milestone {#term-milestone}\n\n*jalon*. ',
    replace: '### Milestone {#term-milestone}\n\n',
    at: {file: 'docs/glossary.mdx', text: '### Milestone {#term-milestone}'},
  },
  ...['docs', french].map((folder) => ({
    rule: 'code-json',
    file: `${folder}/public_rest_api/common-parameters.mdx`,
    find: '"total_pages": 3},',
    replace: '"total_pages": 3,},',
  })),
];

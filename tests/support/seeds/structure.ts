import type {SeededFault} from './fault';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** Of a fault in one language: the two pages differ. */
const also = ['same-structure'];

/** Of another id of a heading: its questions have the old one. */
const alsoQuestions = (...languages: string[]) =>
  languages.flatMap((language) =>
    ['question-anchor', 'question-count'].map(
      (rule) => `${rule} search/questions.${language}.json`,
    ),
  );

/** Of the rules about structure. */
export const structure: SeededFault[] = [
  {
    rule: 'page-readable',
    file: 'docs/datasets/connectors/smartsheet.mdx',
    find: 'One Smartsheet sheet and one token',
    replace: 'One <Label k="page"> and one token',
  },
  {
    rule: 'page-readable',
    file: 'docs/projects/projects_views/controls.mdx',
    find: 'sidebar_label: ',
    replace: 'sidebar_label: Views: ',
  },
  {
    rule: 'front-matter-lengths',
    file: 'docs/roadmapping/export.mdx',
    find: 'description: ',
    replace: `description: ${'A roadmap leaves Telescope as a picture. '.repeat(3)}`,
  },
  {
    rule: 'api-part',
    file: 'docs/public_rest_api/routing.mdx',
    find: '<ApiFields schema="Baseline" />',
    replace: '<ApiFields schema="Base" />',
    also: ['same-structure'],
  },
  {
    rule: 'same-structure',
    file: `${french}/public_rest_api/response.mdx`,
    find: '<ApiExample name="precondition-failed" />',
    replace: '<ApiExample name="conflict" />',
  },
  {
    rule: 'route-contract',
    file: `${french}/roadmapping/navigate.mdx`,
    find: 'slug: /roadmapping/navigate/',
    replace: 'slug: /roadmapping/naviguer/',
  },
  {
    rule: 'route-redirect',
    file: 'contract/published.json',
    find: '{\n',
    replace: '{\n  "/an-old-page/": [],\n',
  },
  {
    rule: 'route-redirect',
    file: 'contract/redirects.json',
    find: '"/api/": "/api/api/"',
    replace: '"/api/": "/api/post/"',
  },
  {
    // A section goes in both languages; readers still have links to it.
    rule: 'route-anchor',
    file: 'docs/navigation_actions.mdx',
    find: '## The New button {#new-button}',
    replace: '## The New button {#button}',
    with: [
      {
        file: `${french}/navigation_actions.mdx`,
        find: '{#new-button}',
        replace: '{#button}',
      },
    ],
    at: {file: 'docs/navigation_actions.mdx', text: 'slug: '},
    also: ['route-anchor', ...alsoQuestions('en', 'fr')],
  },
  {
    rule: 'sidebar-entry',
    file: 'sidebars.ts',
    find: "        'roadmapping/manage_and_share',\n",
    replace: '',
    at: {file: 'docs/roadmapping/manage_and_share.mdx', text: 'id: manage_and_share'},
  },
  {
    rule: 'heading-id',
    file: 'docs/support_en.mdx',
    find: '## Before you write {#before-you-write}',
    replace: '## Before you write',
    also: [...also, 'route-anchor', ...alsoQuestions('en')],
  },
  {
    rule: 'heading-id',
    file: 'docs/navigation_actions.mdx',
    find: '## Screen layout {#screen-layout}',
    replace: '## Screen layout {#screen-layout}\n\n### Areas {#screen-layout}',
    also,
  },
  {
    rule: 'heading-one-title',
    file: 'docs/datasets/data_quality_en.mdx',
    find: '# Data quality\n',
    replace: '# Data quality\n\n# Quality of data\n',
  },
  {
    rule: 'heading-levels',
    file: `${french}/projects/projects_views/list.mdx`,
    find: '## Lire la liste {#read-the-list}',
    replace: '### Lire la liste {#read-the-list}',
    also,
  },
  {
    rule: 'heading-sentence-case',
    file: 'docs/projects/projects_views/list.mdx',
    find: '## Bulk edit {#bulk-edit}',
    replace: '## Bulk Edit {#bulk-edit}',
  },
  {
    rule: 'heading-final-stop',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: '## Swimlanes {#swimlanes}',
    replace: '## Swimlanes. {#swimlanes}',
  },
  {
    rule: 'same-structure',
    file: `${french}/versions.mdx`,
    find: '{#current-release}',
    replace: '{#version-actuelle}',
    also: ['route-anchor', ...alsoQuestions('fr')],
  },
  {
    rule: 'same-structure',
    file: `${french}/projects/project_items/portfolio.mdx`,
    find: 'Au départ, <Label k="group-by" />',
    replace: 'Au départ, <Label k="sort" />',
  },
  {
    rule: 'link-empty',
    file: 'docs/projects/projects_views/list.mdx',
    find: '[Kanban view](./kanban.mdx)',
    replace: '[Kanban view]()',
    also,
  },
  {
    rule: 'link-reference',
    file: 'docs/datasets/data_quality_en.mdx',
    find: '(./data_quality_fr.mdx).',
    replace: '[french].',
    also,
  },
  {
    rule: 'link-relative-file',
    file: `${french}/roadmapping/export.mdx`,
    find: '(./manage_and_share.mdx#create-a-share-link) :',
    replace:
      '(https://docs.telescope.example/fr/roadmapping/manage_and_share/#create-a-share-link) :',
    also,
    isMended: true,
  },
  {
    rule: 'link-bare-address',
    file: 'docs/roadmapping/get_started.mdx',
    find: 'A roadmap shows the main stages',
    replace: 'Read https://example.org/roadmaps first. A roadmap shows the main stages',
    also,
  },
  {
    rule: 'link-text',
    file: 'docs/projects/projects_views/list.mdx',
    find: '[Manage project items](',
    replace: '[here](',
  },
  {
    rule: 'alternative-text',
    file: 'docs/administration/admin_workspace_settings.html.mdx',
    find: 'You need the workspace administrator role.\n\n<Steps>\n\n1. Open <MenuPath k="administration > workspace-settings" />.',
    replace:
      'You need the workspace administrator role.\n\n![](/img/favicon.svg)\n\n<Steps>\n\n1. Open <MenuPath k="administration > workspace-settings" />.',
  },
  {
    rule: 'html',
    file: 'docs/administration/user_account_settings.html.mdx',
    find: 'Access tokens are not sessions and go on working.\n',
    replace:
      'Access tokens are not sessions and go on working.\n\n![The form of the invitation](https://example.org/form.png)\n',
  },
  {
    rule: 'html',
    file: `${french}/public_rest_api/routing.mdx`,
    find: '\n## Structures',
    replace: '\n<iframe src="https://example.org/" />\n\n## Structures',
  },
  {
    rule: 'mdx-expression',
    file: 'docs/projects/projects_views/list.mdx',
    find: '\\{user\\} changed',
    replace: '{user} changed',
    also: ['message-known'],
  },
  {
    rule: 'admonitions',
    file: 'docs/projects/projects_views/list.mdx',
    find: ':::warning',
    replace: ':::warnnig',
    also: [...also, 'spelling'],
  },
  {
    rule: 'code-prompt',
    file: 'docs/public_rest_api/authentification.mdx',
    find: '```bash\nread -rs TELESCOPE_TOKEN\nexport TELESCOPE_TOKEN\n```',
    replace: '```bash\n$ read -rs TELESCOPE_TOKEN\n$ export TELESCOPE_TOKEN\n```',
    at: {file: 'docs/public_rest_api/authentification.mdx', text: '```bash\n$ read'},
    also,
  },
  {
    rule: 'page-unfinished',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: 'Use it to see where the work stands',
    replace: 'TO WRITE what the page is for. See where the work stands',
  },
  {
    rule: 'translation-recorded',
    file: `${french}/roadmapping/export.mdx`,
    find: "translates: '",
    replace: "translates: 'x",
  },
];

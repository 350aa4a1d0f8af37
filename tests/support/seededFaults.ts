/** A change of a file: a text that stands there once, and what stands in its place. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A fault that is put into a copy of the project, and what must be said of it. */
export interface SeededFault extends Edit {
  /** The rule that sees it. */
  rule: string;
  /** Changes that the fault needs beside its own. */
  with?: Edit[];
  /** The finding is where the two texts begin to differ; or in this line, or in that of this text. */
  at?: {file: string; line: number} | {file: string; text: string};
  /** Rules that may see it too, on the page or on its twin; elsewhere with the file: `rule file`. */
  also?: string[];
  /** `--fix` puts the text back. */
  isMended?: true;
}

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** Of a fault in one language: the two pages differ. */
const also = ['same-structure'];

/** At least one for each rule. A new rule gets its row here. */
export const seededFaults: SeededFault[] = [
  {
    rule: 'mdx-valid',
    file: 'docs/datasets/connectors/smartsheet.mdx',
    find: 'This page helps you bring the rows',
    replace: 'This <Label k="page"> helps you bring the rows',
  },
  {
    rule: 'front-matter-yaml',
    file: 'docs/projects/projects_views/controls.mdx',
    find: 'sidebar_label: ',
    replace: 'sidebar_label: Views: ',
  },
  {
    rule: 'front-matter-keys',
    file: 'docs/versions.mdx',
    find: 'sidebar_label: Versions',
    replace: 'sidebar_lable: Versions',
    also: ['spelling'],
  },
  {
    rule: 'front-matter-keys',
    file: `${french}/glossary.mdx`,
    find: 'description: Les mots de Telescope et de la gestion de portefeuille de projets, en français et en anglais, avec leur définition.\n',
    replace: '',
    at: {file: `${french}/glossary.mdx`, line: 1},
  },
  {
    rule: 'front-matter-lengths',
    file: 'docs/roadmapping/export.mdx',
    find: 'description: ',
    replace: `description: ${'A roadmap leaves Telescope as a picture. '.repeat(3)}`,
  },
  {
    rule: 'front-matter-lengths',
    file: `${french}/versions.mdx`,
    find: "description: 'Historique des versions de Telescope en 2025 : nouveautés, éléments obsolètes et retraits prévus.'",
    replace: 'description: Historique des versions',
  },
  {
    rule: 'front-matter-tags',
    file: 'docs/datasets/lift_get_started.mdx',
    find: 'tags: [lift, dataset, get-started]',
    replace: 'tags: [lift, datasets, get-started]',
    also: ['route-contract'],
  },
  {
    rule: 'route-contract',
    file: `${french}/roadmapping/navigate.mdx`,
    find: 'slug: /roadmapping/navigate/',
    replace: 'slug: /roadmapping/naviguer/',
  },
  {
    rule: 'route-contract',
    file: 'docs/troubleshooting.mdx',
    find: 'id: troubleshooting\n',
    replace: 'id: faults\n',
  },
  {
    rule: 'route-contract',
    file: 'tests/contract/routes.json',
    find: '"docs": [',
    replace:
      '"docs": [\n{"id": "gone", "path": "/gone/", "tags": [], "unlisted": true, "source": "docs/gone.mdx"},',
  },
  {
    rule: 'route-redirect',
    file: 'tests/contract/published.json',
    find: '[\n',
    replace: '[\n  "/an-old-page/",\n',
  },
  {
    // An address that is changed by hand, everywhere but where readers hold it.
    rule: 'route-redirect',
    file: 'docs/projects/project_domains/costs.mdx',
    find: 'slug: /projects/project_domains/costs/',
    replace: 'slug: /projects/project_domains/money/',
    with: [
      {
        file: `${french}/projects/project_domains/costs.mdx`,
        find: 'slug: /projects/project_domains/costs/',
        replace: 'slug: /projects/project_domains/money/',
      },
      {
        file: 'tests/contract/routes.json',
        find: '"path": "/projects/project_domains/costs/"',
        replace: '"path": "/projects/project_domains/money/"',
      },
    ],
    at: {file: 'tests/contract/published.json', text: '"/projects/project_domains/costs/"'},
    also: ['route-redirect'],
  },
  {
    rule: 'route-redirect',
    file: 'src/config/redirects.ts',
    find: "to: '/api/api/'",
    replace: "to: '/api/post/'",
  },
  {
    rule: 'sidebar-entry',
    file: 'sidebars.ts',
    find: "        'roadmapping/manage_and_share',\n",
    replace: '',
    at: {file: 'docs/roadmapping/manage_and_share.mdx', text: 'id: manage_and_share'},
  },
  {
    rule: 'sidebar-entry',
    file: 'sidebars.ts',
    find: "id: 'glossary'",
    replace: "id: 'glosary'",
    also: ['sidebar-entry docs/glossary.mdx'],
  },
  {
    rule: 'heading-id',
    file: 'docs/support_en.mdx',
    find: '## Before you write {#before-you-write}',
    replace: '## Before you write',
    also: ['heading-same-ids'],
  },
  {
    rule: 'heading-id',
    file: 'docs/support_en.mdx',
    find: '{#channels}',
    replace: '{#Our_Channels}',
    also: ['heading-same-ids'],
  },
  {
    rule: 'heading-duplicate-id',
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
    also,
  },
  {
    rule: 'heading-levels',
    file: `${french}/projects/projects_views/list.mdx`,
    find: '## Lire la liste {#read-the-list}',
    replace: '### Lire la liste {#read-the-list}',
    also: ['heading-same-ids'],
  },
  {
    rule: 'heading-levels',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: '\n## Move a card {#move-a-card}',
    replace: '\n#### Move a card {#move-a-card}',
    also: ['heading-same-ids'],
  },
  {
    rule: 'heading-sentence-case',
    file: 'docs/projects/projects_views/list.mdx',
    find: '## Bulk edit {#bulk-edit}',
    replace: '## Bulk Edit {#bulk-edit}',
  },
  {
    rule: 'heading-sentence-case',
    file: `${french}/roadmapping/export.mdx`,
    find: '## Choisir un format {#choose-a-format}',
    replace: '## Choisir un Format {#choose-a-format}',
  },
  {
    rule: 'heading-same-ids',
    file: `${french}/versions.mdx`,
    find: '{#current-release}',
    replace: '{#version-actuelle}',
  },
  {
    rule: 'heading-same-ids',
    file: `${french}/troubleshooting.mdx`,
    find: '## Partir du message exact {#how-to-search}\n\n',
    replace: '',
    at: {file: 'docs/troubleshooting.mdx', text: '{#how-to-search}'},
    also: [`link-target ${french}/support_en.mdx`, `link-target ${french}/support_fr.mdx`],
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
    file: 'docs/projects/projects_views/list.mdx',
    find: '(./controls.mdx#save-a-view)',
    replace: '(/projects/projects_views/controls/#save-a-view)',
    also,
    isMended: true,
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
    rule: 'link-relative-file',
    file: 'docs/breakdown_structures/core_get_started_2.mdx',
    find: '[part 1](./core_get_started.mdx)',
    replace: '[part 1](./core_get_started)',
    also,
  },
  {
    rule: 'link-target',
    file: 'docs/breakdown_structures/core_get_started.mdx',
    find: '(./core_get_started_2.mdx) publishes and',
    replace: '(./core_get_started_3.mdx) publishes and',
    also,
  },
  {
    rule: 'link-target',
    file: 'docs/projects/projects_views/list.mdx',
    find: '(./controls.mdx#export-a-view)',
    replace: '(./controls.mdx#export-view)',
    also,
  },
  {
    rule: 'card-target',
    file: 'docs/projects/project_items/get_started.mdx',
    find: 'to="/support_en/"',
    replace: 'to="/support/"',
    also,
  },
  {
    rule: 'link-language',
    file: 'docs/api/api.mdx',
    find: '(../public_rest_api/get_started.mdx#what-you-can-do)',
    replace: '(/fr/public_rest_api/get_started/#what-you-can-do)',
    also,
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
    rule: 'link-text',
    file: `${french}/support_fr.mdx`,
    find: '[read the English version](',
    replace: '[ici](',
  },
  {
    rule: 'figure-known',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: '<Figure name="kanban-board" />',
    replace: '<Figure name="kanban-bord" />',
    also,
  },
  {
    rule: 'figure-alt',
    file: 'src/data/figures.json',
    find: '"en": "Diagram: the Administration module with its eight screens, and the two roles that open them."',
    replace: '"en": ""',
    at: {
      file: 'docs/administration/admin_get_started.html.mdx',
      text: '<Figure name="admin-module-map" />',
    },
  },
  {
    rule: 'figure-modes',
    file: 'static/figures/fr/list-view-dark.svg',
    find: '<svg xmlns="http://www.w3.org/2000/svg" width="960"',
    replace: '<svg xmlns="http://www.w3.org/2000/svg" width="96"',
    at: {file: `${french}/projects/projects_views/list.mdx`, text: '<Figure name="list-view" />'},
  },
  {
    rule: 'image-alt',
    file: 'docs/administration/admin_workspace_settings.html.mdx',
    find: 'You need the workspace administrator role.\n\n<Steps>\n\n1. Open <MenuPath k="administration > workspace-settings" />.',
    replace:
      'You need the workspace administrator role.\n\n![](/img/favicon.svg)\n\n<Steps>\n\n1. Open <MenuPath k="administration > workspace-settings" />.',
    also,
  },
  {
    rule: 'image-file',
    file: 'docs/administration/user_account_settings.html.mdx',
    find: 'It lasts 7 days.\n',
    replace: 'It lasts 7 days.\n\n![The form of the invitation](https://example.org/form.png)\n',
    also,
  },
  {
    rule: 'image-file',
    file: `${french}/roadmapping/get_started.mdx`,
    find: '\n## Connaître ses composants',
    replace: '\n![Le plan de la feuille de route](./plan.png)\n\n## Connaître ses composants',
    also,
  },
  {
    rule: 'html-raw',
    file: 'docs/public_rest_api/get_started.mdx',
    find: 'The call `GET /me` needs no scope.',
    replace: 'The call `GET /me` needs <b>no</b> scope.',
  },
  {
    rule: 'html-forbidden',
    file: 'docs/public_rest_api/routing.mdx',
    find: '\n## Roadmaps',
    replace: '\n<script src="https://example.org/count.js" />\n\n## Roadmaps',
  },
  {
    rule: 'html-forbidden',
    file: `${french}/public_rest_api/routing.mdx`,
    find: '\n## Structures',
    replace: '\n<iframe src="https://example.org/" />\n\n## Structures',
  },
  {
    rule: 'html-forbidden',
    file: `${french}/projects/project_items/get_started.mdx`,
    find: "import HomeReleases from '@site/src/components/Home/HomeReleases';",
    replace: "import HomeReleases from 'home-releases';",
  },
  {
    rule: 'component-known',
    file: 'docs/datasets/lift_tutorials.mdx',
    find: '<Walkthrough name="tutorial-csv-frames" />',
    replace: '<Walktrough name="tutorial-csv-frames" />',
    also,
  },
  {
    rule: 'component-attributes',
    file: 'docs/datasets/lift_tutorials.mdx',
    find: '<Walkthrough name="tutorial-rejects-frames" />',
    replace: '<Walkthrough name="tutorial-rejects-frames" caption="Rejects" />',
    also,
  },
  {
    rule: 'expression-defined',
    file: 'docs/projects/projects_views/list.mdx',
    find: '\\{user\\} changed',
    replace: '{user} changed',
    also: ['message-known'],
  },
  {
    rule: 'steps',
    file: 'docs/projects/admin_manage_projects.mdx',
    find: '<Steps>\n\n1. Open <MenuPath k="administration > projects" />.\n2. Select <Label k="new-project" />.',
    replace: '<Steps>\n\nOpen the screen.\n\n1. Open <MenuPath k="administration > projects" />.',
    at: {file: 'docs/projects/admin_manage_projects.mdx', text: '<Steps>\n\nOpen the screen.'},
    also,
  },
  {
    rule: 'admonitions',
    file: 'docs/projects/projects_views/list.mdx',
    find: ':::warning',
    replace: ':::warnnig',
    also: [...also, 'spelling'],
  },
  {
    rule: 'admonitions',
    file: `${french}/support_fr.mdx`,
    find: '\n:::\n\nCette page indique',
    replace: '\n:::\n\n:::tip\n\nGardez le message exact.\n\n:::\n\nCette page indique',
    also: [...also, 'admonitions'],
  },
  {
    rule: 'table-sentence',
    file: 'docs/datasets/connectors/gitlab.mdx',
    find: '| Field | What Lift reads |\n',
    replace: '- Issues\n\n| Field | What Lift reads |\n',
    at: {file: 'docs/datasets/connectors/gitlab.mdx', text: '| Field | What Lift reads |'},
    also,
  },
  {
    rule: 'code-language',
    file: 'docs/datasets/lift_tutorials.mdx',
    find: '```csv\nexternal_id;title',
    replace: '```python\nexternal_id;title',
    also,
  },
  {
    rule: 'code-prompt',
    file: 'docs/public_rest_api/get_started.mdx',
    find: '```bash\ncurl "https://brumeval.telescope.example/api/v1/me" \\\n  -H "Authorization: Bearer $TELESCOPE_TOKEN"\n```',
    replace: '```bash\n$ curl "https://brumeval.telescope.example/api/v1/me"\n```',
    at: {file: 'docs/public_rest_api/get_started.mdx', text: '```bash\n$ curl'},
    also,
  },
  {
    rule: 'spelling',
    file: 'docs/glossary.mdx',
    find: 'Work given to one owner',
    replace: 'Work givven to one owner',
  },
  {
    rule: 'spelling',
    file: `${french}/projects/projects_views/kanban.mdx`,
    find: 'Une carte porte l’identifiant',
    replace: 'Une carte porte l’identifiantt',
  },
];

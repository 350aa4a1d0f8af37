import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Defined in `src/css/icons.css`. Only top-level entries show icons. */
const iconClass = (name: string) => `icon--${name}`;

/** Class that draws a line above an entry, in `src/css/sidebar.css`. */
const GROUP_START = 'menu__group-start';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

interface Area {
  label: string;
  icon: string;
  /** Path of its index page. */
  slug: string;
  /** Title of its index page, by default its label. */
  title?: string;
  description: string;
  items: Items;
  /** Draws a line above its entry. */
  startsGroup?: boolean;
  /** `data-area` on <html>, with a colour in `src/css/tokens.css`. */
  colour?: 'administration' | 'roadmaps' | 'structures' | 'datasets';
}

const area = ({icon, slug, title, description, startsGroup, colour, ...category}: Area) => ({
  ...category,
  type: 'category' as const,
  className: [iconClass(icon), startsGroup && GROUP_START].filter(Boolean).join(' '),
  link: {type: 'generated-index' as const, slug, title: title ?? category.label, description},
  ...(colour && {customProps: {area: colour}}),
});

/**
 * All documents, in order. French labels are in `i18n/fr/docusaurus-plugin-content-docs/current.json`.
 *
 * The documents of the API categories and on SharePoint are unlisted: hidden from the menu and from
 * previous/next links, but linked from index pages (`src/theme/DocCardList`).
 */
const sidebars: SidebarsConfig = {
  docs: [
    area({
      label: 'Start',
      icon: 'items',
      slug: '/category/project-items/',
      title: 'Start with Telescope',
      description:
        'Find out what Telescope does, take your first steps and compare all your projects on one screen.',
      items: [
        'projects/project_items/get_started',
        'projects/project_items/first_steps',
        'projects/project_items/portfolio',
      ],
    }),
    area({
      label: 'Projects',
      icon: 'projects',
      slug: '/category/projects/',
      title: 'Organisations and projects',
      description:
        'Create, move, archive and restore organisations and projects, on the new and the classic screens.',
      items: [
        'projects/admin_manage_organisations',
        'projects/admin_manage_organisations_deprecated',
        'projects/admin_manage_projects',
        'projects/admin_manage_projects_deprecated',
      ],
    }),
    area({
      label: 'List and Kanban views',
      icon: 'views',
      slug: '/category/projects-views/',
      description:
        'Show items as a list or a Kanban board, choose what you see, and save, share or export the view.',
      items: [
        'projects/projects_views/controls',
        'projects/projects_views/list',
        'projects/projects_views/kanban',
      ],
    }),
    area({
      label: 'Items and reviews',
      icon: 'navigate',
      slug: '/category/navigate-through-telescope/',
      title: 'Items, filters, charts and reviews',
      description:
        'Create and edit items, find them with filters and tags, draw charts, and run reviews with minutes.',
      items: [
        'projects/navigate_through_telescope/manage_items',
        'projects/navigate_through_telescope/manage_charts',
        'projects/navigate_through_telescope/manage_reviews_minutes',
        'projects/navigate_through_telescope/settings_filters',
        'projects/navigate_through_telescope/tags',
      ],
    }),
    area({
      label: 'Schedule, costs, risks',
      icon: 'domains',
      slug: '/category/project-domains/',
      title: 'Schedule, costs, risks and other project domains',
      description:
        'Manage each side of a project: charter, governance, schedule, actions, costs, dependencies, risks and shortcuts.',
      items: [
        'projects/project_domains/project_charter',
        'projects/project_domains/governance',
        'projects/project_domains/schedule',
        'projects/project_domains/actions',
        'projects/project_domains/costs',
        'projects/project_domains/dependencies',
        'projects/project_domains/risk_opportunity',
        'projects/project_domains/shortcuts',
      ],
    }),
    area({
      label: 'Roadmaps',
      icon: 'roadmap',
      colour: 'roadmaps',
      slug: '/category/roadmapping/',
      description:
        'Create and read roadmaps, link their items, allocate resources, then share and export.',
      items: [
        'roadmapping/get_started',
        'roadmapping/create_or_update',
        'roadmapping/navigate',
        'roadmapping/manage_roadmap_settings',
        'roadmapping/manage_group_settings',
        'roadmapping/manage_item_settings',
        'roadmapping/manage_link_settings',
        'roadmapping/manage_resources_views',
        'roadmapping/manage_and_share',
        'roadmapping/export',
        'roadmapping/timeline_tutorials',
      ],
    }),
    area({
      label: 'Breakdown structures',
      icon: 'structures',
      colour: 'structures',
      slug: '/category/breakdown-structures/',
      description:
        'Divide work, products and organisations into coded parts with Core: WBS, PBS and OBS.',
      items: [
        'breakdown_structures/core_get_started',
        'breakdown_structures/core_get_started_2',
        'breakdown_structures/core_breakdown_structure',
      ],
    }),
    area({
      label: 'Datasets',
      icon: 'datasets',
      colour: 'datasets',
      slug: '/category/datasets/',
      title: 'Datasets and imports',
      description:
        'Import data with Lift from files and other tools: datasets, mappings, data quality and connectors.',
      items: [
        'datasets/lift_get_started',
        'datasets/lift_create_dataset',
        'datasets/lift_dataset_management',
        'datasets/lift_mapping_data',
        'datasets/lift_mapping_management',
        'datasets/lift_tutorials',
        'datasets/data_quality_en',
        'datasets/data_quality_fr',
        {
          type: 'category',
          label: 'Connectors',
          className: iconClass('connectors'),
          items: [
            'datasets/connectors/gitlab',
            'datasets/connectors/jira',
            'datasets/connectors/smartsheet',
            'datasets/connectors/sharepoint_o365',
            'datasets/connectors/sharepoint_server',
          ],
        },
      ],
    }),
    area({
      label: 'Administration',
      icon: 'administration',
      colour: 'administration',
      slug: '/category/administration/',
      description:
        'Invite users, assign roles, set up the workspace and its sign-in rules, and manage your account.',
      items: [
        'administration/admin_get_started',
        'administration/admin_workspace_settings',
        'administration/user_account_settings',
      ],
    }),
    area({
      label: 'Troubleshooting',
      icon: 'troubleshooting',
      startsGroup: true,
      slug: '/category/troubleshooting/',
      title: 'Solve a problem',
      description: 'Look up a symptom or a message to find its cause and how to fix it.',
      items: ['troubleshooting'],
    }),
    area({
      label: 'Support',
      icon: 'support',
      slug: '/category/support/',
      description: 'Contact the support team in English or in French, and see how soon it answers.',
      items: ['support_en', 'support_fr'],
    }),
    area({
      label: 'Versions',
      icon: 'versions',
      slug: '/category/versions/',
      title: 'Release history',
      description:
        'Find out what each release changed, which parts will be removed and how updates work.',
      items: ['versions'],
    }),
    area({
      label: 'POST interface',
      icon: 'post',
      startsGroup: true,
      slug: '/category/api-post/',
      title: 'Older API',
      description:
        'Replace the POST interface, which works until 30 June 2026, with the Public REST API.',
      items: ['api/api'],
    }),
    area({
      label: 'Public REST API',
      icon: 'rest',
      slug: '/category/public-rest-api/',
      description:
        'Read and write records from your own programs: tokens, resources, parameters and responses.',
      items: [
        'public_rest_api/get_started',
        'public_rest_api/authentification',
        'public_rest_api/routing',
        'public_rest_api/common-parameters',
        'public_rest_api/response',
      ],
    }),
    {type: 'doc', id: 'glossary', className: `${iconClass('glossary')} ${GROUP_START}`},
    {type: 'doc', id: 'navigation_actions', className: iconClass('actions')},
  ],
};

export default sidebars;

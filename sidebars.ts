import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The class that gives an entry of the menu its icon, a drawing of `src/css/icons.css`. */
const iconClass = (name: string) => `icon--${name}`;

/**
 * The order of the pages. A category's French words are in
 * `i18n/fr/docusaurus-plugin-content-docs/current.json`, found by its label.
 *
 * The pages of the two API categories and the two SharePoint pages are unlisted:
 * the theme hides them in the menu and in previous/next links, and index pages
 * link to them (`src/theme/DocCardList`).
 *
 * A class gives an entry its icon, in the menu (top level only) and on cards.
 */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Administration',
      className: iconClass('administration'),
      link: {
        type: 'generated-index',
        slug: '/category/administration/',
        title: 'Administration',
        description: 'Workspace settings, users and roles, sign-in rules and your own account.',
      },
      items: [
        'administration/admin_get_started',
        'administration/admin_workspace_settings',
        'administration/user_account_settings',
      ],
    },
    {
      type: 'category',
      label: 'Projects',
      className: iconClass('projects'),
      link: {
        type: 'generated-index',
        slug: '/category/projects/',
        title: 'Organisations and projects',
        description:
          'Create and organise organisations and projects, on the new and the classic screens.',
      },
      items: [
        'projects/admin_manage_organisations',
        'projects/admin_manage_organisations_deprecated',
        'projects/admin_manage_projects',
        'projects/admin_manage_projects_deprecated',
      ],
    },
    {
      type: 'category',
      label: 'Project items',
      className: iconClass('items'),
      link: {
        type: 'generated-index',
        slug: '/category/project-items/',
        title: 'Start with projects and items',
        description: 'First steps in Telescope and all your projects in one portfolio.',
      },
      items: ['projects/project_items/get_started', 'projects/project_items/portfolio'],
    },
    {
      type: 'category',
      label: 'Views',
      className: iconClass('views'),
      link: {
        type: 'generated-index',
        slug: '/category/projects-views/',
        title: 'Project views',
        description: 'View controls, lists and Kanban boards.',
      },
      items: [
        'projects/projects_views/controls',
        'projects/projects_views/list',
        'projects/projects_views/kanban',
      ],
    },
    {
      type: 'category',
      label: 'Navigate',
      className: iconClass('navigate'),
      link: {
        type: 'generated-index',
        slug: '/category/navigate-through-telescope/',
        title: 'Navigate through Telescope',
        description: 'Items, charts, reviews and minutes, filters and tags in daily use.',
      },
      items: [
        'projects/navigate_through_telescope/manage_items',
        'projects/navigate_through_telescope/manage_charts',
        'projects/navigate_through_telescope/manage_reviews_minutes',
        'projects/navigate_through_telescope/settings_filters',
        'projects/navigate_through_telescope/tags',
      ],
    },
    {
      type: 'category',
      label: 'Project domains',
      className: iconClass('domains'),
      link: {
        type: 'generated-index',
        slug: '/category/project-domains/',
        title: 'Project domains',
        description:
          'Charter, governance, schedule, actions, costs, dependencies, risks and shortcuts.',
      },
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
    },
    {
      type: 'category',
      label: 'Roadmaps',
      className: iconClass('roadmap'),
      link: {
        type: 'generated-index',
        slug: '/category/roadmapping/',
        title: 'Roadmaps',
        description:
          'Create and read roadmaps, link their items, allocate resources, then share and export.',
      },
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
    },
    {
      type: 'category',
      label: 'Breakdown structures',
      className: iconClass('structures'),
      link: {
        type: 'generated-index',
        slug: '/category/breakdown-structures/',
        title: 'Breakdown structures',
        description: 'WBS, PBS and OBS in Core: concepts, publication and the structure screen.',
      },
      items: [
        'breakdown_structures/core_get_started',
        'breakdown_structures/core_get_started_2',
        'breakdown_structures/core_breakdown_structure',
      ],
    },
    {
      type: 'category',
      label: 'Datasets',
      className: iconClass('datasets'),
      link: {
        type: 'generated-index',
        slug: '/category/datasets/',
        title: 'Datasets and imports',
        description:
          'Import files and the data of your tools with Lift: datasets, mappings, quality, connectors.',
      },
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
    },
    {
      type: 'category',
      label: 'Troubleshooting',
      className: iconClass('troubleshooting'),
      link: {
        type: 'generated-index',
        slug: '/category/troubleshooting/',
        title: 'Troubleshooting',
        description: 'Symptoms, their causes and their fixes, by what you are doing.',
      },
      items: ['troubleshooting'],
    },
    {
      type: 'category',
      label: 'Support',
      className: iconClass('support'),
      link: {
        type: 'generated-index',
        slug: '/category/support/',
        title: 'Support',
        description: 'How to reach support, in English or in French.',
      },
      items: ['support_en', 'support_fr'],
    },
    {
      type: 'category',
      label: 'Versions',
      className: iconClass('versions'),
      link: {
        type: 'generated-index',
        slug: '/category/versions/',
        title: 'Versions',
        description: 'Release history and planned removals.',
      },
      items: ['versions'],
    },
    {
      type: 'category',
      label: 'POST interface',
      className: iconClass('post'),
      link: {
        type: 'generated-index',
        slug: '/category/api-post/',
        title: 'POST interface (older)',
        description: 'The older POST interface, and how to replace it before 30 June 2026.',
      },
      items: ['api/api'],
    },
    {
      type: 'category',
      label: 'Public REST API',
      className: iconClass('rest'),
      link: {
        type: 'generated-index',
        slug: '/category/public-rest-api/',
        title: 'Public REST API',
        description: 'Authentication, resources, parameters and responses of API v1.',
      },
      items: [
        'public_rest_api/get_started',
        'public_rest_api/authentification',
        'public_rest_api/routing',
        'public_rest_api/common-parameters',
        'public_rest_api/response',
      ],
    },
    {type: 'doc', id: 'glossary', className: iconClass('glossary')},
    {type: 'doc', id: 'navigation_actions', className: iconClass('actions')},
  ],
};

export default sidebars;

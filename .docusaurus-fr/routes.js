import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search/',
    component: ComponentCreator('/search/', '21e'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', '207'),
    routes: [
      {
        path: '/',
        component: ComponentCreator('/', 'c90'),
        routes: [
          {
            path: '/tags/',
            component: ComponentCreator('/tags/', 'ff9'),
            exact: true
          },
          {
            path: '/tags/api/',
            component: ComponentCreator('/tags/api/', '059'),
            exact: true
          },
          {
            path: '/tags/connexion/',
            component: ComponentCreator('/tags/connexion/', 'e70'),
            exact: true
          },
          {
            path: '/tags/dataset/',
            component: ComponentCreator('/tags/dataset/', 'b9c'),
            exact: true
          },
          {
            path: '/tags/get-started/',
            component: ComponentCreator('/tags/get-started/', '245'),
            exact: true
          },
          {
            path: '/tags/import/',
            component: ComponentCreator('/tags/import/', '7d4'),
            exact: true
          },
          {
            path: '/tags/lift/',
            component: ComponentCreator('/tags/lift/', '03e'),
            exact: true
          },
          {
            path: '/tags/mapping/',
            component: ComponentCreator('/tags/mapping/', '2b2'),
            exact: true
          },
          {
            path: '/tags/roadmap/',
            component: ComponentCreator('/tags/roadmap/', '6b9'),
            exact: true
          },
          {
            path: '/tags/tutorial/',
            component: ComponentCreator('/tags/tutorial/', '50f'),
            exact: true
          },
          {
            path: '/tags/video/',
            component: ComponentCreator('/tags/video/', 'f4e'),
            exact: true
          },
          {
            path: '/tags/view/',
            component: ComponentCreator('/tags/view/', 'bbf'),
            exact: true
          },
          {
            path: '/',
            component: ComponentCreator('/', '846'),
            routes: [
              {
                path: '/administration/admin_get_started/',
                component: ComponentCreator('/administration/admin_get_started/', 'e1c'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/administration/admin_workspace_settings/',
                component: ComponentCreator('/administration/admin_workspace_settings/', '9d2'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/administration/user_account_settings/',
                component: ComponentCreator('/administration/user_account_settings/', '5ee'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/api/api/',
                component: ComponentCreator('/api/api/', '337'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/breakdown_structures/core_breakdown_structure/',
                component: ComponentCreator('/breakdown_structures/core_breakdown_structure/', 'f63'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/breakdown_structures/core_get_started_2/',
                component: ComponentCreator('/breakdown_structures/core_get_started_2/', '804'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/breakdown_structures/core_get_started/',
                component: ComponentCreator('/breakdown_structures/core_get_started/', 'f24'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/administration/',
                component: ComponentCreator('/category/administration/', '479'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/api-post/',
                component: ComponentCreator('/category/api-post/', 'd0d'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/breakdown-structures/',
                component: ComponentCreator('/category/breakdown-structures/', 'f1a'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/datasets/',
                component: ComponentCreator('/category/datasets/', '7c0'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/navigate-through-telescope/',
                component: ComponentCreator('/category/navigate-through-telescope/', '216'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/project-domains/',
                component: ComponentCreator('/category/project-domains/', '432'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/project-items/',
                component: ComponentCreator('/category/project-items/', 'd0b'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/projects-views/',
                component: ComponentCreator('/category/projects-views/', 'd98'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/projects/',
                component: ComponentCreator('/category/projects/', '449'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/public-rest-api/',
                component: ComponentCreator('/category/public-rest-api/', '225'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/roadmapping/',
                component: ComponentCreator('/category/roadmapping/', '97e'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/support/',
                component: ComponentCreator('/category/support/', '01c'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/troubleshooting/',
                component: ComponentCreator('/category/troubleshooting/', '4d0'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/category/versions/',
                component: ComponentCreator('/category/versions/', 'ce0'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/connectors/gitlab/',
                component: ComponentCreator('/datasets/connectors/gitlab/', 'dc2'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/connectors/jira/',
                component: ComponentCreator('/datasets/connectors/jira/', 'a06'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/connectors/sharepoint_o365/',
                component: ComponentCreator('/datasets/connectors/sharepoint_o365/', 'dcd'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/connectors/sharepoint_server/',
                component: ComponentCreator('/datasets/connectors/sharepoint_server/', 'ade'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/connectors/smartsheet/',
                component: ComponentCreator('/datasets/connectors/smartsheet/', '105'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/data_quality_en/',
                component: ComponentCreator('/datasets/data_quality_en/', '553'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/data_quality_fr/',
                component: ComponentCreator('/datasets/data_quality_fr/', 'ac9'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/lift_create_dataset/',
                component: ComponentCreator('/datasets/lift_create_dataset/', '58c'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/lift_dataset_management/',
                component: ComponentCreator('/datasets/lift_dataset_management/', '0a1'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/lift_get_started/',
                component: ComponentCreator('/datasets/lift_get_started/', 'a9f'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/lift_mapping_data/',
                component: ComponentCreator('/datasets/lift_mapping_data/', '7f7'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/lift_mapping_management/',
                component: ComponentCreator('/datasets/lift_mapping_management/', '693'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/datasets/lift_tutorials/',
                component: ComponentCreator('/datasets/lift_tutorials/', '17d'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/glossary/',
                component: ComponentCreator('/glossary/', '6ab'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/navigation_actions/',
                component: ComponentCreator('/navigation_actions/', '0cc'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/admin_manage_organisations_deprecated/',
                component: ComponentCreator('/projects/admin_manage_organisations_deprecated/', '4d3'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/admin_manage_organisations/',
                component: ComponentCreator('/projects/admin_manage_organisations/', '6f8'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/admin_manage_projects_deprecated/',
                component: ComponentCreator('/projects/admin_manage_projects_deprecated/', 'e1a'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/admin_manage_projects/',
                component: ComponentCreator('/projects/admin_manage_projects/', '5f3'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/navigate_through_telescope/manage_charts/',
                component: ComponentCreator('/projects/navigate_through_telescope/manage_charts/', '3d0'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/navigate_through_telescope/manage_items/',
                component: ComponentCreator('/projects/navigate_through_telescope/manage_items/', '920'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/navigate_through_telescope/manage_reviews_minutes/',
                component: ComponentCreator('/projects/navigate_through_telescope/manage_reviews_minutes/', 'a88'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/navigate_through_telescope/settings_filters/',
                component: ComponentCreator('/projects/navigate_through_telescope/settings_filters/', '5ab'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/navigate_through_telescope/tags/',
                component: ComponentCreator('/projects/navigate_through_telescope/tags/', '1a8'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_domains/actions/',
                component: ComponentCreator('/projects/project_domains/actions/', '545'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_domains/costs/',
                component: ComponentCreator('/projects/project_domains/costs/', '33f'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_domains/dependencies/',
                component: ComponentCreator('/projects/project_domains/dependencies/', '561'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_domains/governance/',
                component: ComponentCreator('/projects/project_domains/governance/', 'f86'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_domains/project_charter/',
                component: ComponentCreator('/projects/project_domains/project_charter/', 'f30'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_domains/risk_opportunity/',
                component: ComponentCreator('/projects/project_domains/risk_opportunity/', '75a'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_domains/schedule/',
                component: ComponentCreator('/projects/project_domains/schedule/', 'b98'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_domains/shortcuts/',
                component: ComponentCreator('/projects/project_domains/shortcuts/', '277'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/project_items/portfolio/',
                component: ComponentCreator('/projects/project_items/portfolio/', '351'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/projects_views/controls/',
                component: ComponentCreator('/projects/projects_views/controls/', '782'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/projects_views/kanban/',
                component: ComponentCreator('/projects/projects_views/kanban/', '7ff'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/projects/projects_views/list/',
                component: ComponentCreator('/projects/projects_views/list/', 'c91'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/public_rest_api/authentification/',
                component: ComponentCreator('/public_rest_api/authentification/', '6e1'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/public_rest_api/common-parameters/',
                component: ComponentCreator('/public_rest_api/common-parameters/', 'e87'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/public_rest_api/get_started/',
                component: ComponentCreator('/public_rest_api/get_started/', 'f90'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/public_rest_api/response/',
                component: ComponentCreator('/public_rest_api/response/', '173'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/public_rest_api/routing/',
                component: ComponentCreator('/public_rest_api/routing/', 'dc2'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/create_or_update/',
                component: ComponentCreator('/roadmapping/create_or_update/', '741'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/export/',
                component: ComponentCreator('/roadmapping/export/', '408'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/get_started/',
                component: ComponentCreator('/roadmapping/get_started/', '880'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/manage_and_share/',
                component: ComponentCreator('/roadmapping/manage_and_share/', '251'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/manage_group_settings/',
                component: ComponentCreator('/roadmapping/manage_group_settings/', 'afb'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/manage_item_settings/',
                component: ComponentCreator('/roadmapping/manage_item_settings/', 'e97'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/manage_link_settings/',
                component: ComponentCreator('/roadmapping/manage_link_settings/', '5b5'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/manage_resources_views/',
                component: ComponentCreator('/roadmapping/manage_resources_views/', '55d'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/manage_roadmap_settings/',
                component: ComponentCreator('/roadmapping/manage_roadmap_settings/', 'a54'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/navigate/',
                component: ComponentCreator('/roadmapping/navigate/', 'd06'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/roadmapping/timeline_tutorials/',
                component: ComponentCreator('/roadmapping/timeline_tutorials/', 'cd3'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/support_en/',
                component: ComponentCreator('/support_en/', 'ca2'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/support_fr/',
                component: ComponentCreator('/support_fr/', '3e7'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/troubleshooting/',
                component: ComponentCreator('/troubleshooting/', 'ea1'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/versions/',
                component: ComponentCreator('/versions/', 'aea'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/',
                component: ComponentCreator('/', '4f6'),
                exact: true,
                sidebar: "docs"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];

import type {Options} from '@docusaurus/plugin-client-redirects';

/** Addresses that readers may hold, and the pages that answer them now, in each language. */
export const redirects = [
  {from: '/administration/admin_get_started.html', to: '/administration/admin_get_started/'},
  {
    from: '/administration/admin_workspace_settings.html',
    to: '/administration/admin_workspace_settings/',
  },
  {
    from: '/administration/user_account_settings.html',
    to: '/administration/user_account_settings/',
  },
  {from: '/api/', to: '/api/api/'},
  {from: '/projects/project_items/get_started/', to: '/'},
] satisfies Options['redirects'];

/** To change it, run `npm run guide -- rename Horizon`. */
export const productName = 'Telescope';

/** Defaults of environment variables, described in `deploy/settings.md`. */
export const ownerSettings = {
  TELESCOPE_SITE_URL: 'https://docs.telescope.example',
  TELESCOPE_SIGN_IN_URL: '',
  TELESCOPE_SUPPORT_EMAIL: 'support@telescope.example',
  TELESCOPE_REPOSITORY_URL: '',
  TELESCOPE_COPYRIGHT_YEAR: '2025',
  TELESCOPE_ALGOLIA_APP_ID: '',
  // Never an admin key.
  TELESCOPE_ALGOLIA_SEARCH_KEY: '',
  TELESCOPE_ALGOLIA_INDEX_NAME: '',
  TELESCOPE_ALGOLIA_ASSISTANT_ID: '',
  TELESCOPE_READER_REPORTS: '',
  TELESCOPE_STRICT: 'false',
};

export type OwnerVariable = keyof typeof ownerSettings;

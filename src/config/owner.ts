import {Joi} from '@docusaurus/utils-validation';
import {locales, type Locale, type Localized} from './locales';
import {textWithLinksToHtml} from './textWithLinks';

/** To change it, run `npm run guide -- rename Horizon`. */
export const productName = 'Telescope';

/** Other languages show the English text, unless their variable is set. */
export const announcements: Localized<string> = {
  en: '[Classic screens end 31 March 2026, POST 30 June](/versions/#planned-removals)',
  fr: '[Anciens écrans : fin le 31 mars 2026, POST le 30 juin](/versions/#planned-removals)',
};

const announcementField = (locale: Locale): OwnerField => ({
  variable: `TELESCOPE_ANNOUNCEMENT_${locale.toUpperCase().replaceAll('-', '_')}`,
  value: announcements[locale] ?? '',
  schema: Joi.string()
    .max(300)
    .custom((text: string) => textWithLinksToHtml(text) && text),
  expected:
    'a text of at most 300 characters without HTML, its links written as [words](/path/) or [words](https://example.com)',
});


const colourField = (variable: OwnerField['variable']): OwnerField => ({
  variable,
  value: '',
  schema: Joi.string().pattern(/^#[\da-f]{6}$/i),
  expected: 'a colour such as #20232a, or nothing: the bar then has the colours of the site',
});

type AnnouncementName = `announcement ${Locale}`;

/** Settings of the owner. Edit a `value`, or set its environment variable for the build. */
export const ownerFields = {
  siteUrl: {
    variable: 'TELESCOPE_SITE_URL',
    value: 'https://docs.telescope.example',
    required: true,
    schema: Joi.string()
      .uri({scheme: ['https', 'http']})
      .pattern(/^https?:\/\/[^/?#]+(?:\/[\w.~-]+)*\/?$/),
    expected:
      'the address of the site, such as https://docs.example.com or https://example.github.io/docs, without a query or an anchor',
  },
  signInUrl: {
    variable: 'TELESCOPE_SIGN_IN_URL',
    value: '',
    schema: Joi.string().uri({scheme: 'https'}),
    expected:
      'an address that starts with https://, or nothing: "Sign In" then opens the page about signing in',
  },
  supportEmail: {
    variable: 'TELESCOPE_SUPPORT_EMAIL',
    value: 'support@telescope.example',
    required: true,
    schema: Joi.string().email({tlds: false}),
    expected: 'an e-mail address, such as support@example.com',
  },
  repositoryUrl: {
    variable: 'TELESCOPE_REPOSITORY_URL',
    value: '',
    schema: Joi.string().uri({scheme: 'https'}).pattern(/[^/]$/),
    expected:
      'the address of the repository without a final slash, such as https://github.com/example/docs, or nothing: pages then have no "Edit this page" link',
  },
  copyrightYear: {
    variable: 'TELESCOPE_COPYRIGHT_YEAR',
    value: '2025',
    required: true,
    schema: Joi.string().pattern(/^20\d\d$/),
    expected: 'a year of four digits, such as 2025',
  },
  // A new id shows the announcement again to readers who closed it.
  announcementId: {
    variable: 'TELESCOPE_ANNOUNCEMENT_ID',
    value: 'removals-2026',
    schema: Joi.string().pattern(/^[\w-]+$/),
    expected: 'an id of letters, digits, - and _, such as removals-2026',
  },
  ...(Object.fromEntries(
    locales.map((locale) => [`announcement ${locale}`, announcementField(locale)]),
  ) as Record<AnnouncementName, OwnerField>),
  announcementCloseable: {
    variable: 'TELESCOPE_ANNOUNCEMENT_CLOSEABLE',
    value: 'true',
    schema: Joi.string().valid('true', 'false'),
    expected: 'true, or false: readers then can’t close the bar',
  },
  // Both, or none. They are the same in light and dark mode.
  announcementBackgroundColor: colourField('TELESCOPE_ANNOUNCEMENT_BACKGROUND_COLOR'),
  announcementTextColor: colourField('TELESCOPE_ANNOUNCEMENT_TEXT_COLOR'),
  algoliaAppId: {
    variable: 'TELESCOPE_ALGOLIA_APP_ID',
    value: '',
    schema: Joi.string().alphanum(),
    expected: 'the application id of Algolia: letters and digits',
  },
  algoliaSearchKey: {
    variable: 'TELESCOPE_ALGOLIA_SEARCH_KEY',
    value: '',
    schema: Joi.string().alphanum(),
    expected: 'the search-only key of Algolia: letters and digits. Never an admin key',
  },
  algoliaIndexName: {
    variable: 'TELESCOPE_ALGOLIA_INDEX_NAME',
    value: '',
    schema: Joi.string().pattern(/^[\w .-]+$/),
    expected: 'the name of the index in Algolia',
  },
  // Algolia Agent Studio.
  algoliaAssistantId: {
    variable: 'TELESCOPE_ALGOLIA_ASSISTANT_ID',
    value: '',
    schema: Joi.string()
      .max(100)
      .pattern(/^[\w-]+$/),
    expected: 'the id of an agent in Agent Studio: letters, digits, - and _; or nothing',
  },
  readerReports: {
    variable: 'TELESCOPE_READER_REPORTS',
    value: '',
    schema: Joi.string()
      .max(100)
      .pattern(/^(?:\/[\w~-][\w.~-]*)+$/),
    expected:
      'a path on the host of the site, such as /_reader, or nothing: no reports are sent then',
  },
} satisfies Record<string, OwnerField>;

export interface OwnerField {
  variable: `TELESCOPE_${string}`;
  value: string;
  /** Whether it can't be empty. */
  required?: boolean;
  schema: Joi.StringSchema;
  /** End of the error message: "expected …". */
  expected: string;
}

export type OwnerFieldName = keyof typeof ownerFields;

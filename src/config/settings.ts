import {Joi} from '@docusaurus/utils-validation';
import {ownerSettings, productName, type OwnerVariable} from './owner';

export type Settings = ReturnType<typeof readSettings>;

const field = (rules: Joi.StringSchema, expected: string) =>
  rules.empty('').messages({'*': `{#label} is "{#value}": expected ${expected}.`});

const fields: Record<OwnerVariable, Joi.StringSchema> = {
  TELESCOPE_SITE_URL: field(
    Joi.string()
      .uri({scheme: ['https', 'http']})
      .pattern(/^https?:\/\/[^/?#]+(?:\/[\w.~-]+)*\/?$/)
      .required(),
    'a URL such as https://docs.example.com or https://example.github.io/docs, without a query or an anchor',
  ),
  TELESCOPE_SIGN_IN_URL: field(Joi.string().uri({scheme: 'https'}), 'an https:// URL'),
  TELESCOPE_SUPPORT_EMAIL: field(
    Joi.string().email({tlds: false}).required(),
    'an e-mail address, such as support@example.com',
  ),
  TELESCOPE_REPOSITORY_URL: field(
    Joi.string().uri({scheme: 'https'}).pattern(/[^/]$/),
    'a URL without a final slash, such as https://github.com/example/docs',
  ),
  TELESCOPE_COPYRIGHT_YEAR: field(
    Joi.string()
      .pattern(/^20\d\d$/)
      .required(),
    'a year of four digits, such as 2025',
  ),
  TELESCOPE_ALGOLIA_APP_ID: field(Joi.string().alphanum(), 'letters and digits'),
  TELESCOPE_ALGOLIA_SEARCH_KEY: field(
    Joi.string().alphanum(),
    'the search-only key: letters and digits. Never an admin key',
  ),
  TELESCOPE_ALGOLIA_INDEX_NAME: field(Joi.string().pattern(/^[\w .-]+$/), 'the name of the index'),
  TELESCOPE_ALGOLIA_ASSISTANT_ID: field(
    Joi.string()
      .max(100)
      .pattern(/^[\w-]+$/),
    'the id of an agent in Agent Studio: letters, digits, - and _',
  ),
  TELESCOPE_READER_REPORTS: field(
    Joi.string()
      .max(100)
      .pattern(/^(?:\/[\w~-][\w.~-]*)+$/),
    'a path on the host of the site, such as /_reader',
  ),
  TELESCOPE_STRICT: field(Joi.string().valid('true', 'false'), 'true or false'),
};

const schema = Joi.object<Partial<Record<OwnerVariable, string>>>(fields)
  .and('TELESCOPE_ALGOLIA_APP_ID', 'TELESCOPE_ALGOLIA_SEARCH_KEY', 'TELESCOPE_ALGOLIA_INDEX_NAME')
  .with('TELESCOPE_ALGOLIA_ASSISTANT_ID', 'TELESCOPE_ALGOLIA_APP_ID')
  .messages({
    'object.and': '{#missing} is not set, but {#present} is.',
    'object.with': '{#peer} is not set, but {#main} is.',
  });

/**
 * Reads settings from the environment, falling back to `owner.ts`. Hosting services pass unset
 * variables as empty.
 *
 * @throws listing all invalid values
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const values = Object.entries(ownerSettings).map(([name, value]) => [
    name,
    env[name]?.trim() || value,
  ]);
  const {value, error} = schema.validate(Object.fromEntries(values), {
    abortEarly: false,
    errors: {wrap: {label: false, array: false}},
  });
  if (error) {
    throw new Error(
      [
        'Invalid site settings:',
        ...error.details.map(({message}) => `- ${message}`),
        'Correct the environment variables, or the values in src/config/owner.ts.',
      ].join('\n'),
    );
  }
  const {origin, pathname} = new URL(value.TELESCOPE_SITE_URL!);
  return {
    productName,
    /** `https://docs.example.com` */
    origin,
    /** `/` or `/docs/` */
    basePath: pathname.replace(/\/?$/, '/'),
    signInUrl: value.TELESCOPE_SIGN_IN_URL,
    supportEmail: value.TELESCOPE_SUPPORT_EMAIL!,
    repositoryUrl: value.TELESCOPE_REPOSITORY_URL,
    copyrightYear: value.TELESCOPE_COPYRIGHT_YEAR!,
    /** For `themeConfig`; `undefined` for the embedded search. */
    algolia: value.TELESCOPE_ALGOLIA_APP_ID
      ? {
          appId: value.TELESCOPE_ALGOLIA_APP_ID,
          apiKey: value.TELESCOPE_ALGOLIA_SEARCH_KEY!,
          indexName: value.TELESCOPE_ALGOLIA_INDEX_NAME!,
          /** Agent for AI answers. */
          askAi: value.TELESCOPE_ALGOLIA_ASSISTANT_ID,
          insights: false,
          // The search plugin adds the page.
          searchPagePath: false as const,
        }
      : undefined,
    readerReports: value.TELESCOPE_READER_REPORTS,
    /** Broken links fail the build. */
    strict: value.TELESCOPE_STRICT === 'true',
  };
}

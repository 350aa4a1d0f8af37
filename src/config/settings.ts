import {locales, type Localized} from './locales';
import {
  announcements,
  ownerFields,
  productName,
  type OwnerField,
  type OwnerFieldName,
} from './owner';

export type Settings = ReturnType<typeof readSettings>;

type Values = Record<OwnerFieldName, string>;

// Settings of a group must all be set, or none.
const searchKeys = ['algoliaAppId', 'algoliaSearchKey', 'algoliaIndexName'] as const;
/** Languages without a text in `owner.ts` are optional. */
const announcementFields = [
  'announcementId',
  ...locales
    .filter((locale) => locale in announcements)
    .map((locale) => `announcement ${locale}` as const),
] as const;
const announcementColors = ['announcementBackgroundColor', 'announcementTextColor'] as const;

/**
 * Reads settings from the environment, falling back to `owner.ts`. Hosting services pass unset
 * variables as empty.
 *
 * @throws listing all invalid values
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const values = {} as Values;
  const problems: string[] = [];
  const fileValues = readFileValues(env);
  for (const name of Object.keys(ownerFields) as OwnerFieldName[]) {
    const {variable, required, schema, expected}: OwnerField = ownerFields[name];
    values[name] = readVariable(env, name) || fileValues[name];
    const isAccepted = values[name] === '' ? !required : !schema.validate(values[name]).error;
    if (!isAccepted) {
      problems.push(`${variable} is "${values[name]}": expected ${expected}.`);
    }
  }
  problems.push(
    ...findIncompleteGroup(
      values,
      values.algoliaAssistantId ? ['algoliaAssistantId', ...searchKeys] : searchKeys,
      'search',
    ),
    ...findIncompleteGroup(values, announcementFields, 'announcement'),
    ...findIncompleteGroup(values, announcementColors, 'colour'),
  );
  if (problems.length > 0) {
    throw new Error(
      [
        'Invalid site settings:',
        ...problems.map((problem) => `- ${problem}`),
        'Correct the environment variables, or the values in src/config/owner.ts.',
      ].join('\n'),
    );
  }
  const {origin, pathname} = new URL(values.siteUrl);
  return {
    productName,
    /** `https://docs.example.com` */
    origin,
    /** `/` or `/docs/` */
    basePath: pathname.replace(/\/?$/, '/'),
    signInUrl: values.signInUrl || undefined,
    supportEmail: values.supportEmail,
    repositoryUrl: values.repositoryUrl || undefined,
    copyrightYear: values.copyrightYear,
    announcement: values.announcementId
      ? {
          id: values.announcementId,
          text: Object.fromEntries(
            locales
              .map((locale) => [locale, values[`announcement ${locale}`]])
              .filter(([, text]) => text),
          ) as Localized<string>,
          isCloseable: values.announcementCloseable !== 'false',
          backgroundColor: values.announcementBackgroundColor || undefined,
          textColor: values.announcementTextColor || undefined,
        }
      : undefined,
    /** For `themeConfig`; `undefined` for the embedded search. */
    algolia: values.algoliaAppId
      ? {
          appId: values.algoliaAppId,
          apiKey: values.algoliaSearchKey,
          indexName: values.algoliaIndexName,
          /** Agent for AI answers. */
          askAi: values.algoliaAssistantId || undefined,
          insights: false,
          // The search theme adds the page and `opensearch.xml`.
          searchPagePath: false as const,
        }
      : undefined,
    /** Path that receives reports of readers; `undefined` for none. */
    readerReports: values.readerReports || undefined,
  };
}

/** Returns `owner.ts`, without the announcement if the environment sets any part of one. */
function readFileValues(env: NodeJS.ProcessEnv): Values {
  const fromFile = Object.fromEntries(
    Object.entries(ownerFields).map(([name, {value}]) => [name, value]),
  ) as Values;
  const isReplaced = announcementFields.some((name) => readVariable(env, name));
  const replaced = [...announcementFields, 'announcementCloseable', ...announcementColors];
  return isReplaced
    ? {...fromFile, ...Object.fromEntries(replaced.map((name) => [name, '']))}
    : fromFile;
}

/** Returns a problem for each missing setting of a group, if others are set. */
function findIncompleteGroup(
  values: Values,
  names: readonly OwnerFieldName[],
  kind: string,
): string[] {
  const missing = names.filter((name) => !values[name]);
  return missing.length < names.length
    ? missing.map(
        (name) =>
          `${ownerFields[name].variable} is not set: expected ${ownerFields[name].expected}, as other ${kind} variables are set.`,
      )
    : [];
}

function readVariable(env: NodeJS.ProcessEnv, name: OwnerFieldName): string {
  return env[ownerFields[name].variable]?.trim() ?? '';
}

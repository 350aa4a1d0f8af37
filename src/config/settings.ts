import {locales, type Localized} from './locales';
import {announcements, ownerFields, productName, type OwnerFieldName} from './owner';

/** The owner's values, checked. */
export type Settings = ReturnType<typeof readSettings>;

type Values = Record<OwnerFieldName, string>;

/** Settings that go together: all of them, or none. */
const searchKeys = ['algoliaAppId', 'algoliaSearchKey', 'algoliaIndexName'] as const;
const announcementTexts = locales.map((locale) => `announcement ${locale}` as const);
const announcementFields = ['announcementId', ...announcementTexts] as const;
/** Those of the languages that have words of their own in `owner.ts`. */
const neededForAnnouncement = [
  'announcementId',
  ...locales
    .filter((locale) => locale in announcements)
    .map((locale) => `announcement ${locale}` as const),
] as const;

/**
 * Reads the owner's settings: the environment first, then `owner.ts`. A
 * variable that is empty counts as absent, as hosting services pass it so.
 *
 * @throws one error that lists every wrong value: variable, value, expectation.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const values = {} as Values;
  const problems: string[] = [];
  const inFile = valuesOfFile(env);
  for (const name of Object.keys(ownerFields) as OwnerFieldName[]) {
    const {variable, schema, expected, ...rest} = ownerFields[name];
    values[name] = readVariable(env, name) || inFile[name];
    const optional = 'optional' in rest;
    const accepted = optional ? schema.allow('') : schema.required();
    if (accepted.validate(values[name]).error) {
      problems.push(`${variable} is "${values[name]}": expected ${expected}.`);
    }
  }
  problems.push(
    ...findHalfSet(values, searchKeys, 'search'),
    ...findAssistantWithoutKeys(values),
    ...findHalfSet(values, neededForAnnouncement, 'announcement'),
  );
  if (problems.length > 0) {
    throw new Error(
      [
        'The settings of the site are not right:',
        ...problems.map((problem) => `- ${problem}`),
        'Correct the environment variable, or the value in src/config/owner.ts.',
      ].join('\n'),
    );
  }
  const {origin, pathname} = new URL(values.siteUrl);
  return {
    productName,
    /** Such as `https://docs.example.com`. */
    origin,
    /** Where the site begins there, with a slash at both ends: `/`, or `/docs/`. */
    basePath: pathname.replace(/\/?$/, '/'),
    signInUrl: values.signInUrl || undefined,
    supportEmail: values.supportEmail,
    repositoryUrl: values.repositoryUrl || undefined,
    copyrightYear: values.copyrightYear,
    /** What stands above every page until the reader closes it; another id shows it again. */
    announcement: values.announcementId
      ? {
          id: values.announcementId,
          text: Object.fromEntries(
            locales
              .map((locale) => [locale, values[`announcement ${locale}`]])
              .filter(([, text]) => text),
          ) as Localized<string>,
        }
      : undefined,
    /** `undefined`: the site searches the index that its own build makes. */
    hostedSearch: values.algoliaAppId
      ? {
          appId: values.algoliaAppId,
          apiKey: values.algoliaSearchKey,
          indexName: values.algoliaIndexName,
          /** `undefined`: the search dialog has no AI-answer mode. */
          assistantId: values.algoliaAssistantId || undefined,
        }
      : undefined,
    /** The path of the host to which browsers send what readers tell the writers; `undefined`: they send nothing. */
    readerReports: values.readerReports || undefined,
  };
}

/** The values of `owner.ts`. Its announcement gives way as a whole: parts of two do not mix. */
function valuesOfFile(env: NodeJS.ProcessEnv): Values {
  const fromFile = Object.fromEntries(
    Object.entries(ownerFields).map(([name, {value}]) => [name, value]),
  ) as Values;
  const isReplaced = announcementFields.some((name) => readVariable(env, name));
  return isReplaced
    ? {...fromFile, ...Object.fromEntries(announcementFields.map((name) => [name, '']))}
    : fromFile;
}

/** The assistant answers with the keys of the hosted search. */
function findAssistantWithoutKeys(values: Values): string[] {
  return values.algoliaAssistantId && searchKeys.every((name) => !values[name])
    ? [
        `${ownerFields.algoliaAssistantId.variable} is set without Algolia's keys: set ${searchKeys
          .map((name) => ownerFields[name].variable)
          .join(', ')} too, or none of them.`,
      ]
    : [];
}

/** Lists the missing members of a group of settings of which some are set. */
function findHalfSet(values: Values, names: readonly OwnerFieldName[], kind: string): string[] {
  const missing = names.filter((name) => !values[name]);
  return missing.length < names.length
    ? missing.map(
        (name) =>
          `${ownerFields[name].variable} is not set: expected ${ownerFields[name].expected}, as the other ${kind} variables are set.`,
      )
    : [];
}

function readVariable(env: NodeJS.ProcessEnv, name: OwnerFieldName): string {
  return env[ownerFields[name].variable]?.trim() ?? '';
}

import {ownerFields, type OwnerFieldName} from './owner';

/** The keys of the hosted search provider. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Without it there is no "Ask AI". */
  assistantId: string | undefined;
}

/** The owner's values, checked. */
export interface Settings {
  productName: string;
  /** Origin without a path, such as `https://docs.example.com`. */
  siteUrl: string;
  signInUrl: string | undefined;
  supportEmail: string;
  repositoryUrl: string | undefined;
  copyrightYear: string;
  /** `undefined`: the site searches the index that its own build makes. */
  hostedSearch: HostedSearch | undefined;
}

type Values = Record<OwnerFieldName, string>;

const searchKeys = ['algoliaAppId', 'algoliaSearchKey', 'algoliaIndexName'] as const;

/**
 * Reads the owner's settings: the environment first, then `owner.ts`. A
 * variable that is empty counts as absent, as hosting services pass it so.
 *
 * @throws one error that lists every wrong value: variable, value, expectation.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const values = {} as Values;
  const problems: string[] = [];
  for (const name of Object.keys(ownerFields) as OwnerFieldName[]) {
    const {variable, value, schema, expected, ...rest} = ownerFields[name];
    values[name] = env[variable]?.trim() || value;
    const optional = 'optional' in rest;
    const accepted = optional ? schema.allow('') : schema.required();
    if (accepted.validate(values[name]).error) {
      problems.push(`${variable} is "${values[name]}": expected ${expected}.`);
    }
  }
  problems.push(...findHalfSetSearch(values));
  if (problems.length > 0) {
    throw new Error(
      [
        'The settings of the site are not right:',
        ...problems.map((problem) => `- ${problem}`),
        'Correct the environment variable, or the value in src/config/owner.ts.',
      ].join('\n'),
    );
  }
  return {
    productName: values.productName,
    siteUrl: values.siteUrl,
    signInUrl: values.signInUrl || undefined,
    supportEmail: values.supportEmail,
    repositoryUrl: values.repositoryUrl || undefined,
    copyrightYear: values.copyrightYear,
    hostedSearch: values.algoliaAppId
      ? {
          appId: values.algoliaAppId,
          apiKey: values.algoliaSearchKey,
          indexName: values.algoliaIndexName,
          assistantId: values.algoliaAssistantId || undefined,
        }
      : undefined,
  };
}

/** The search keys go together: all three, or none; an assistant needs them. */
function findHalfSetSearch(values: Values): string[] {
  const missing = searchKeys.filter((name) => !values[name]);
  const needed = missing.length < searchKeys.length || values.algoliaAssistantId !== '';
  return needed
    ? missing.map(
        (name) =>
          `${ownerFields[name].variable} is not set: expected ${ownerFields[name].expected}, as the other search variables are set.`,
      )
    : [];
}

import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchAccount} from '../../searchTheme';

type Search = DocSearchTransformClient['search'];

/** The index in which Algolia keeps the questions that the owner suggests. */
const INDEX = 'algolia_ask_ai_suggested_questions';

/**
 * Wraps a search so that DocSearch's request for suggested questions goes to Algolia, which has them
 * in an index of its own. Questions in another language are left out; a failure means none.
 */
export function withSuggestedQuestions(
  search: Search,
  account: SearchAccount,
  language: string,
): Search {
  const searchOrSuggest = async (params: unknown) => {
    const [request] = (params as {requests: {indexName?: string}[]}).requests;
    return request?.indexName === INDEX
      ? {results: [{hits: await fetchQuestions(account, params, language)}]}
      : search(params as Parameters<Search>[0]);
  };
  return searchOrSuggest as unknown as Search;
}

async function fetchQuestions(account: SearchAccount, params: unknown, language: string) {
  try {
    const {liteClient} = await import('algoliasearch/lite');
    const client = liteClient(account.appId, account.apiKey);
    const {results} = await client.search(params as Parameters<typeof client.search>[0]);
    return questionsOf(results, language);
  } catch {
    return [];
  }
}

function questionsOf(results: unknown, language: string): object[] {
  const [result] = results as {hits: Record<string, unknown>[]}[];
  return (result?.hits ?? []).filter(
    ({objectID, question, locale}) =>
      typeof objectID === 'string' &&
      typeof question === 'string' &&
      (locale === undefined || locale === language),
  );
}

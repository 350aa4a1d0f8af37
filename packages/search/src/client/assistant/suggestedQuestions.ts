import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchAccount} from '../../searchTheme';

type Search = DocSearchTransformClient['search'];

const INDEX = 'algolia_ask_ai_suggested_questions';

/** Adds suggested questions in the site's language to a search; none after a failure. */
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

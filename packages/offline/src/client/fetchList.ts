import {LIST_FILE, type CopyList} from '../store/copyList';

/**
 * What the newest deployment has in a language.
 *
 * @throws when the site does not answer, or not with a list
 */
export async function fetchList(baseUrl: string): Promise<CopyList> {
  const response = await fetch(baseUrl + LIST_FILE, {cache: 'no-store'});
  if (!response.ok) {
    throw new Error(`${response.url} answers ${response.status}.`);
  }
  return (await response.json()) as CopyList;
}

import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {HandbookList} from '@guide/handbook';

/** Asked for once; a failure is forgotten, so that the next page asks again. */
const lists = new Map<string, Promise<HandbookList>>();

async function fetchList(address: string): Promise<HandbookList> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return (await response.json()) as HandbookList;
}

/** The books of the language, once they are known; none where the build has none. */
export function useBooks(): HandbookList {
  const address = useBaseUrl('/handbook/list.json');
  const [list, setList] = useState<HandbookList>({books: []});
  useEffect(() => {
    let current = true;
    const asked = lists.get(address) ?? fetchList(address);
    lists.set(address, asked);
    asked.then(
      (found) => current && setList(found),
      () => lists.delete(address),
    );
    return () => {
      current = false;
    };
  }, [address]);
  return list;
}

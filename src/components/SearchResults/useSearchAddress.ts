import {useLayoutEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {openAddress, type AddressKeeper, type AddressState} from './addressKeeper';

export type SearchAddress = AddressState & Omit<AddressKeeper, 'close'>;

const empty: AddressState = {text: '', query: '', area: ''};

/**
 * What is searched, by the address of the page, and the ways to change it.
 * Empty on the server and in the first render, which knows no query string.
 */
export function useSearchAddress(input: RefObject<HTMLInputElement | null>): SearchAddress {
  const history = useHistory();
  const keeper = useRef<AddressKeeper>(null);
  const [state, setState] = useState(empty);

  // Before the browser paints, so that the page that comes back is not seen empty.
  useLayoutEffect(() => {
    const opened = openAddress(history, setState, input.current?.value);
    keeper.current = opened;
    return () => opened.close();
  }, [history, input]);

  const actions = useMemo(
    () => ({
      type: (text: string) => keeper.current?.type(text),
      search: (text: string) => keeper.current?.search(text),
      clear: () => keeper.current?.clear(),
      choose: (area: string) => keeper.current?.choose(area),
      settle: () => keeper.current?.settle(),
    }),
    [],
  );
  return {...state, ...actions};
}

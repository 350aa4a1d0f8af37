import {entryFor, readAddress, writeAddress, type Asked} from './address';

/** What is searched, and what the input shows: the words as they are typed. */
export interface AddressState extends Asked {
  text: string;
}

/** The part of the router's history that is needed. */
export interface AddressHistory {
  location: {pathname: string; search: string};
  push(to: {search: string}): void;
  replace(to: {search: string}): void;
  listen(listener: (location: {pathname: string; search: string}) => void): () => void;
}

export interface AddressKeeper {
  /** Words are being typed: they are searched after a moment. */
  type(text: string): void;
  /** Searches words at once, in all areas. */
  search(text: string): void;
  clear(): void;
  choose(area: string): void;
  /** The reader is done with typing: what is typed next is another search. */
  settle(): void;
  close(): void;
}

const TYPING_PAUSE = 150;
const REST = 1000;

/**
 * Keeps the input and the address of the page in step, until it is closed.
 *
 * @param show is called at once, and whenever something changes
 * @param typed what the reader had typed before the page came alive
 */
export function openAddress(
  history: AddressHistory,
  show: (state: AddressState) => void,
  typed = '',
): AddressKeeper {
  const {pathname} = history.location;
  let asked = readAddress(history.location.search);
  let text = asked.query;
  let settled = true;
  let writing = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const update = () => show({...asked, text});
  const rested = () => {
    clearTimeout(rest);
    settled = true;
  };

  function write(next: Asked): void {
    const entry = entryFor(asked, next, settled);
    // While the next page loads, this one is still there, but the address is not its own.
    if (entry === 'none' || history.location.pathname !== pathname) {
      return;
    }
    asked = next;
    settled = false;
    clearTimeout(rest);
    rest = setTimeout(rested, REST);
    const search = writeAddress(asked, history.location.search);
    writing = true;
    if (entry === 'push') {
      history.push({search});
    }
    // After a push too: the theme's skip link takes the focus when the last action was a push.
    history.replace({search});
    writing = false;
    update();
  }

  function flush(): void {
    clearTimeout(pause);
    const query = text.trim();
    write({query, area: query && asked.area});
  }

  const unlisten = history.listen((location) => {
    if (writing || location.pathname !== pathname) {
      return;
    }
    clearTimeout(pause);
    rested();
    asked = readAddress(location.search);
    text = asked.query;
    update();
  });

  const keeper: AddressKeeper = {
    type(next) {
      text = next;
      update();
      clearTimeout(pause);
      pause = setTimeout(flush, TYPING_PAUSE);
    },
    search(next) {
      clearTimeout(pause);
      rested();
      text = next;
      write({query: next.trim(), area: ''});
      update();
      rested();
    },
    clear() {
      text = '';
      flush();
      update();
    },
    choose(area) {
      flush();
      if (asked.query !== '') {
        write({...asked, area});
      }
      rested();
    },
    settle() {
      flush();
      rested();
    },
    close() {
      clearTimeout(pause);
      clearTimeout(rest);
      unlisten();
    },
  };

  update();
  if (typed !== '' && typed !== text) {
    keeper.type(typed);
  }
  return keeper;
}

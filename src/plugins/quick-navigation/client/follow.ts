import type {MouseEvent} from 'react';
import type {History} from 'history';
import {opensElsewhere} from '@site/src/client/opensElsewhere';

/** Has the router follow a link that was selected, as the `Link` of react-router does. */
export function follow(event: MouseEvent<HTMLAnchorElement>, history: History): void {
  if (event.defaultPrevented || opensElsewhere(event)) {
    return;
  }
  event.preventDefault();
  const {href, pathname, search, hash} = event.currentTarget;
  const go = href === window.location.href ? history.replace : history.push;
  go(pathname + search + hash);
}

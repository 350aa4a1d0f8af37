import {useState, type ReactElement} from 'react';
import type {Location} from 'history';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

/** Replaces `client/PendingNavigation` of @docusaurus/core 3.9.1. `BrowserRouter` loads pages instead. */
export default function PendingNavigation(props: {
  location: Location;
  children: ReactElement;
}): ReactElement {
  const {location, children} = props;
  const [change, setChange] = useState({location, previousLocation: null as Location | null});
  if (change.location !== location) {
    setChange({location, previousLocation: change.location});
  }
  return <ClientLifecyclesDispatcher {...change}>{children}</ClientLifecyclesDispatcher>;
}

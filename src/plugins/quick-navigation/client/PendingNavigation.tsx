/**
 * Ejected: client/PendingNavigation of @docusaurus/core 3.9.1.
 *
 * Why: upstream shows each page in two steps, the old page once more and then
 * the new one, though its code is nearly always there: it comes when the
 * reader points at the link.
 *
 * Changed: a page whose code has come is shown at once (`isPageLoaded`), also
 * while another one is on its way; what cannot be loaded is left to
 * `src/clientModules/routeLoading.ts`.
 * Left out: the server, which keeps upstream's.
 */
import {Component, type ReactNode} from 'react';
import type {Location} from 'history';
import {Route} from 'react-router-dom';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {isPageLoaded} from '@site/src/client/loadedRoutes';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

interface State {
  nextRouteHasLoaded: boolean;
}

export default class PendingNavigation extends Component<Props, State> {
  override state = {nextRouteHasLoaded: true};

  private previousLocation: Location | null = null;

  private endUpdate = dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: null,
    location: this.props.location,
  });

  override shouldComponentUpdate({location}: Props, {nextRouteHasLoaded}: State): boolean {
    if (location === this.props.location) {
      return nextRouteHasLoaded;
    }
    this.previousLocation = this.props.location;
    const {previousLocation} = this;
    this.endUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    // CHANGED: upstream waits in any case.
    if (isPageLoaded(location.pathname)) {
      this.endUpdate();
      if (!this.state.nextRouteHasLoaded) {
        this.setState({nextRouteHasLoaded: true});
      }
      return true;
    }
    this.setState({nextRouteHasLoaded: false});
    // CHANGED: upstream loads the page anew when this fails.
    void preload(location.pathname).then(() => {
      this.endUpdate();
      this.setState({nextRouteHasLoaded: true});
    });
    return false;
  }

  override render(): ReactNode {
    const {children, location} = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}

/**
 * Wrapped: NavbarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's error only names a failing item in the desktop navbar, not in the mobile menu or during a build.
 */
import type {ReactElement, ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ErrorCauseBoundary} from '@docusaurus/theme-common';
import type {Props as ItemProps} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';

type Props = ItemProps & {mobile?: boolean; isDropdownItem?: boolean};

export default function NavbarItemWrapper(props: Props): ReactNode {
  if (!ExecutionEnvironment.canUseDOM) {
    return renderOnServer(props);
  }
  const isOwnBoundary = props.mobile && !props.isDropdownItem;
  return isOwnBoundary ? (
    <ErrorCauseBoundary onError={(cause) => nameFailedItem(props, cause)}>
      <NavbarItem {...props} />
    </ErrorCauseBoundary>
  ) : (
    <NavbarItem {...props} />
  );
}

/** Calls the item's component to catch its errors, as error boundaries don't work on the server. */
function renderOnServer(props: Props): ReactNode {
  try {
    const item = NavbarItem(props) as ReactElement<object, (props: object) => ReactNode>;
    return item.type(item.props);
  } catch (cause) {
    throw nameFailedItem(props, cause);
  }
}

/** Returns the theme's error message for a navbar item. */
function nameFailedItem(item: object, cause: unknown): Error {
  // Props that the theme adds to the configuration.
  const added = {mobile: undefined, isDropdownItem: undefined, activeClassName: undefined};
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify({...item, ...added}, null, 2)}`,
    {cause},
  );
}

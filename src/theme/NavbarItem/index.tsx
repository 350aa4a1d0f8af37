/**
 * Wrapped: NavbarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't name a failing item in the mobile menu or during a build.
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

/** Error boundaries don't work on the server. */
function renderOnServer(props: Props): ReactNode {
  try {
    const item = NavbarItem(props) as ReactElement<object, (props: object) => ReactNode>;
    return item.type(item.props);
  } catch (cause) {
    throw nameFailedItem(props, cause);
  }
}

/** The message is the theme's. */
function nameFailedItem(item: object, cause: unknown): Error {
  // Added by the theme.
  const added = {mobile: undefined, isDropdownItem: undefined, activeClassName: undefined};
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify({...item, ...added}, null, 2)}`,
    {cause},
  );
}

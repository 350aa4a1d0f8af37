/**
 * Wrapped: NavbarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't name items that fail in the mobile menu or a build.
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
  const needsBoundary = props.mobile && !props.isDropdownItem;
  return needsBoundary ? (
    <ErrorCauseBoundary onError={(cause) => navbarItemError(props, cause)}>
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
    throw navbarItemError(props, cause);
  }
}

function navbarItemError(item: object, cause: unknown): Error {
  // The theme adds these to the configured item.
  const themeProps = {mobile: undefined, isDropdownItem: undefined, activeClassName: undefined};
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify({...item, ...themeProps}, null, 2)}`,
    {cause},
  );
}

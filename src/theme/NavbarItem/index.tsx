/**
 * Wrapped: NavbarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream names an item that fails to render in the navbar of the browser
 * only: neither in the side menu nor in what a build prints.
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

/** No error boundary works on the server: the component of the item is called here, to catch what it throws. */
function renderOnServer(props: Props): ReactNode {
  try {
    const item = NavbarItem(props) as ReactElement<object, (props: object) => ReactNode>;
    return item.type(item.props);
  } catch (cause) {
    throw nameFailedItem(props, cause);
  }
}

/** The error that names a navbar item, in the words of the theme, with what went wrong as its cause. */
function nameFailedItem(item: object, cause: unknown): Error {
  // What the theme adds to the configuration.
  const added = {mobile: undefined, isDropdownItem: undefined, activeClassName: undefined};
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify({...item, ...added}, null, 2)}`,
    {cause},
  );
}

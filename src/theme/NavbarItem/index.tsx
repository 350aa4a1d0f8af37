/**
 * Wrapped: NavbarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream names items that fail in browsers only. Builds use this error too.
 */
import type {ReactElement, ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';

export default function NavbarItemWrapper(props: Props): ReactNode {
  if (ExecutionEnvironment.canUseDOM) {
    return <NavbarItem {...props} />;
  }
  // Error boundaries don't work on the server.
  try {
    const item = NavbarItem(props) as ReactElement<object, (props: object) => ReactNode>;
    return item.type(item.props);
  } catch (cause) {
    throw new Error(
      `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(props, null, 2)}`,
      {cause},
    );
  }
}

/** The plainest stand-ins for the components of our pages: the same words and pictures. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

interface Parent {
  children?: ReactNode;
}

interface Drawing extends Parent {
  name: string;
  locale: string;
  alt: string;
  width: string;
  height: string;
}

function Figure({name, locale, children, ...image}: Drawing): ReactNode {
  const src = useBaseUrl(`/figures/${locale}/${name}-light.svg`);
  return (
    <figure>
      <img {...image} src={src} loading="lazy" decoding="async" />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

const supportEmail = 'support@telescope.example';

export default {
  ...MDXComponents,
  Tabs,
  TabItem,
  Figure,
  Cards: ({children}: Parent) => <ul>{children}</ul>,
  Card: ({to, title, children}: Parent & {to: string; title: string}) => (
    <li>
      <Link to={to}>{title}</Link> {children}
    </li>
  ),
  Offline: () => null,
  SupportEmail: () => <code>{supportEmail}</code>,
  Steps: ({children}: Parent) => <div>{children}</div>,
  Walkthrough: ({children}: Parent) => <section>{children}</section>,
  WalkthroughFrame: (drawing: Drawing & {caption: string}) => (
    <Figure {...drawing} alt={drawing.caption}>
      {drawing.caption}
    </Figure>
  ),
};

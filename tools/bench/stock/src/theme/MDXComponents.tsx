/** The plainest stand-ins for the components of our pages: the same words and pictures. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import MDXComponents from '@theme-original/MDXComponents';

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

function WalkthroughFrame({caption, ...drawing}: Drawing & {caption: string}): ReactNode {
  return (
    <Figure {...drawing} alt={caption}>
      {caption}
    </Figure>
  );
}

function Card({to, title, children}: Parent & {to: string; title: string}): ReactNode {
  return (
    <li>
      <Link to={to}>{title}</Link> {children}
    </li>
  );
}

const supportEmail = 'support@telescope.example';

export default {
  ...MDXComponents,
  Cards: ({children}: Parent) => <ul>{children}</ul>,
  Card,
  Figure,
  SupportEmail: () => <code>{supportEmail}</code>,
  Steps: ({children}: Parent) => <div>{children}</div>,
  Walkthrough: ({children}: Parent) => <section>{children}</section>,
  WalkthroughFrame,
};

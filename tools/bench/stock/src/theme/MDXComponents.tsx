/** The plainest stand-ins for the components of our pages: the same words and pictures. */
import type {ReactNode} from 'react';
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

const supportEmail = 'support@telescope.example';

export default {
  ...MDXComponents,
  Figure,
  SupportEmail: () => <code>{supportEmail}</code>,
  Steps: ({children}: Parent) => <div>{children}</div>,
  Walkthrough: ({children}: Parent) => <section>{children}</section>,
  WalkthroughFrame: (drawing: Drawing & {caption: string}) => (
    <Figure {...drawing} alt={drawing.caption}>
      {drawing.caption}
    </Figure>
  ),
};

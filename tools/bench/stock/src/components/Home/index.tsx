/** Stand-ins for the parts of the home page. */
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

interface Parent {
  children: ReactNode;
}

export default function Home({children}: Parent): ReactNode {
  return <nav>{children}</nav>;
}

export function HomeLead({children}: Parent): ReactNode {
  return <div>{children}</div>;
}

export function HomePart({title, children}: Parent & {title: string}): ReactNode {
  return (
    <section>
      <Heading as="h2">{title}</Heading>
      {children}
    </section>
  );
}

export function HomeRoles({children}: Parent): ReactNode {
  return <div>{children}</div>;
}

export function HomeRole({title, children}: Parent & {title: string}): ReactNode {
  return (
    <div>
      <Heading as="h3">{title}</Heading>
      {children}
    </div>
  );
}

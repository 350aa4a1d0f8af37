/** A stand-in for the parts of the home page. */
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

function Part({title, children}: {title?: string; children?: ReactNode}): ReactNode {
  return (
    <section>
      {title && <Heading as="h2">{title}</Heading>}
      {children}
    </section>
  );
}

export {Part as default, Part as HomeLead, Part as HomePart, Part as HomeRole, Part as HomeRoles};

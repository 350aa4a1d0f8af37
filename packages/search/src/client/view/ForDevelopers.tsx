import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Says of a hit that its page is for developers: menus do not have it. */
export default function ForDevelopers(): ReactNode {
  return (
    <Translate
      id="search.forDevelopers"
      description="Label of a hit on a page that menus do not have"
    >
      For developers
    </Translate>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLink} from '../useSearchVersion';

export default function AllAreasLink({query}: {query: string}): ReactNode {
  return (
    <p>
      <Link to={useSearchLink()(query)} className="button button--secondary">
        <Translate
          id="search.allAreas"
          description="Link that repeats a search in all areas when one area has no result"
        >
          Search in all areas
        </Translate>
      </Link>
    </p>
  );
}

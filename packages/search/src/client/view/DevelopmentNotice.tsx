import type {ReactNode} from 'react';
import {useSearchData} from '../useSearchProvider';

/** Seen by writers alone, so in English alone. */
const forWriters = 'Development: answers come from the last build, as “npm run build” makes it.';

/** On the development server, says what a search answers from: pages are only whole once they are built. */
export default function DevelopmentNotice(): ReactNode {
  const {provider} = useSearchData();
  return (
    process.env.NODE_ENV === 'development' &&
    provider === 'embedded' && <p className="alert alert--warning">{forWriters}</p>
  );
}

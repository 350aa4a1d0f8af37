import type {ReactNode} from 'react';
import {useSearchData} from './useSearchProvider';

/**
 * On the development server, says what a search answers from: pages are only
 * whole once they are built. Seen by writers alone, so in English alone.
 */
export default function DevelopmentNotice(): ReactNode {
  const {provider, lastBuild} = useSearchData();
  if (process.env.NODE_ENV !== 'development' || provider === 'hosted') {
    return null;
  }
  return (
    <p className="alert alert--warning">
      {lastBuild
        ? `Development: answers come from the build of ${new Date(lastBuild).toLocaleString()}. “npm run build” renews them.`
        : 'Development: there is no build to search yet. Run “npm run build”, then start again.'}
    </p>
  );
}

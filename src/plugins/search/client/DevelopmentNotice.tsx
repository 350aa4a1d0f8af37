import type {ReactNode} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {useSearchData} from './useSearchProvider';

/**
 * On the development server, says what a search answers from: pages are only
 * whole once they are built. Seen by writers alone, so in English alone.
 */
export default function DevelopmentNotice(): ReactNode {
  if (process.env.NODE_ENV !== 'development') {
    return null;
  }
  return <Notice />;
}

/** Not in a style sheet, which readers would load too. */
const style = {
  margin: 0,
  padding: '0.5rem 1rem',
  background: 'var(--ts-warning-soft)',
  color: 'var(--ts-warning)',
  fontSize: '0.8125rem',
};

function Notice(): ReactNode {
  const {provider, lastBuild} = useSearchData();
  const {indexName} = useAlgoliaThemeConfig().algolia;
  return (
    <p style={style}>
      {provider === 'hosted'
        ? `Development: answers come from the hosted index “${indexName}”.`
        : lastBuild
          ? `Development: answers come from the build of ${new Date(lastBuild).toLocaleString()}. “npm run build” renews them.`
          : 'Development: there is no build to search yet. Run “npm run build”, then start again.'}
    </p>
  );
}

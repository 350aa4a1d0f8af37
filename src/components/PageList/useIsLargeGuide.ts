import {useDocsData} from '@docusaurus/plugin-content-docs/client';

/** Of more pages, a list of all of them would outweigh each page that it stands in. */
const MOST_LISTED = 300;

/** Whether the guide has too many pages for a list of all of them in every page. */
export function useIsLargeGuide(): boolean {
  return useDocsData(undefined).versions.some(({docs}) => docs.length > MOST_LISTED);
}

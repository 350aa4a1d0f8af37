import {translate} from '@docusaurus/Translate';

/** Words to search for, in the reader's language; the guide has an answer to each. */
export function suggestions(): string[] {
  return translate({
    id: 'search.suggestions',
    message: 'roadmap, import, access token, Kanban',
    description: 'Searches that always find something, separated by commas',
  }).split(', ');
}

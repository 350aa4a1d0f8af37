import {translate} from '@docusaurus/Translate';
import type {TagGroup} from './groupTags';

/** The tags of `docs/tags.yml` by subject. */
export function tagSubjects(): TagGroup<string>[] {
  return [
    {
      label: translate({
        id: 'tags.subject.learn',
        message: 'First steps and exercises',
        description: 'Heading of the tags get-started, tutorial and video',
      }),
      tags: ['get-started', 'tutorial', 'video'],
    },
    {
      label: translate({
        id: 'tags.subject.modules',
        message: 'Modules and screens',
        description: 'Heading of the tags roadmap, lift and view',
      }),
      tags: ['roadmap', 'lift', 'view'],
    },
    {
      label: translate({
        id: 'tags.subject.data',
        message: 'Datasets and imports',
        description: 'Heading of the tags dataset, import and mapping',
      }),
      tags: ['dataset', 'import', 'mapping'],
    },
    {
      label: translate({
        id: 'tags.subject.access',
        message: 'Sign-in and API',
        description: 'Heading of the tags connexion and api',
      }),
      tags: ['connexion', 'api'],
    },
  ];
}

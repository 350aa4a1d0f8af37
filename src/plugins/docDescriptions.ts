import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** By version and document id. */
export type DocDescriptions = Record<string, Record<string, string>>;

/** Writes descriptions for cards: `packages/docusaurus-patches` removes them from every page. */
export default function docDescriptions(): Plugin {
  return {
    name: 'doc-descriptions',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const descriptions: DocDescriptions = Object.fromEntries(
        docs.loadedVersions.map((version) => [
          version.versionName,
          Object.fromEntries(version.docs.map(({id, description}) => [id, description])),
        ]),
      );
      await actions.createData('descriptions.json', descriptions);
    },
  };
}

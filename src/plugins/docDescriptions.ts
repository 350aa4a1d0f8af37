import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** The description of each document, by version and id. */
export type DocDescriptions = Record<string, Record<string, string>>;

/**
 * Gives the descriptions of the documents, for lists of cards, to
 * `@generated/doc-descriptions/default/descriptions.json`. Upstream has them in
 * the data of every page, from where `packages/docusaurus-patches/src` takes them out: they are half of it.
 */
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

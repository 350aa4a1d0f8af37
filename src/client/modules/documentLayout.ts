/**
 * The layout of documents, in the main script: as chunks of their own, its parts are small files, which
 * compress badly and come one step later.
 */
export {default as options} from '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
export {default as DocItem} from '@theme/DocItem';
export {default as DocRoot} from '@theme/DocRoot';
export {default as DocVersionRoot} from '@theme/DocVersionRoot';
export {default as DocsRoot} from '@theme/DocsRoot';

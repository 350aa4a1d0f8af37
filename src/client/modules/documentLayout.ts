/** Separate chunks of the document layout would compress badly and load one round trip later. */
export {default as options} from '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
export {default as DocItem} from '@theme/DocItem';
export {default as DocRoot} from '@theme/DocRoot';
export {default as DocVersionRoot} from '@theme/DocVersionRoot';
export {default as DocsRoot} from '@theme/DocsRoot';

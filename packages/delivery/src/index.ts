/** What a reader is sent, and by whom: the steps on the built site, and what plugins are told. */
export {hostFiles, type HostFilesOptions} from './host-files';
export type {NginxRules} from './hosts/nginx';
export {markdownExport, type MarkdownOptions} from './markdown';
export {patchPages} from './patches';

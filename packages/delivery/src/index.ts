/** What a reader is sent, and by whom: the options of its plugins. */
export type {HostFilesOptions} from './host-files';
export type {MarkdownOptions} from './markdown';

/** Global data of the plugin, for the browser. */
export interface SearchData {
  provider: 'embedded' | 'hosted';
  /** URL of the folder with the embedded indexes. */
  folder: string;
  /** Id of the agent in Algolia's Agent Studio that answers questions. */
  assistantId?: string | undefined;
}

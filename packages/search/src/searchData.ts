/** Global data of the plugin. */
export interface SearchData {
  provider: 'embedded' | 'hosted';
  /** URL of the folder with the embedded indexes. */
  folder: string;
  /** Id of the Agent Studio agent. */
  assistantId?: string | undefined;
}

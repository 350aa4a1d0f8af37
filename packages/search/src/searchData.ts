export interface SearchData {
  provider: 'embedded' | 'hosted';
  /** URL of the embedded indexes. */
  folder: string;
  assistantId?: string | undefined;
}

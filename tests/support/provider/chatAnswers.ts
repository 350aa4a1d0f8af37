/** What the assistant does with a question. */
export type ChatAnswer =
  | {
      kind: 'text';
      /** Markdown; each chunk is sent on its own. */
      chunks: string[];
      /** What the first chunk waits for. */
      until?: Promise<unknown>;
      /** A search of the index that the assistant shows before it answers. */
      search?: {query: string; hits: {title: string; url: string}[]};
    }
  /** Refused before the stream. The client shows the body as it came, read as Markdown. */
  | {kind: 'fail-before'; status: number; body: string}
  /** Chunks, then an error that the stream reports. */
  | {kind: 'fail-midway'; chunks: string[]; until?: Promise<unknown>; error: string}
  /** Chunks, then silence until the client leaves. */
  | {kind: 'hang'; chunks: string[]; until?: Promise<unknown>};

/** A whole answer: a search, Markdown in several chunks, links that become related sources. */
export const answerWithSources: ChatAnswer = {
  kind: 'text',
  search: {
    query: 'kanban',
    hits: [{title: 'Kanban view', url: 'https://docs.telescope.example/kanban/'}],
  },
  chunks: [
    'The **Kanban view** shows items ',
    'as cards by status.\n\n```\nstatus: done\n```\n\n',
    'See [Kanban view](https://docs.telescope.example/kanban/) ',
    'and https://docs.telescope.example/list/.',
  ],
};

/** Markup and addresses that must never run: each would set `window.chatMarkupRan`. */
export const answerWithMarkup: ChatAnswer = {
  kind: 'text',
  chunks: [
    'Before <img src=x onerror="window.chatMarkupRan = true"> after.\n\n',
    '<script>window.chatMarkupRan = true</script>\n\n',
    '[a link](javascript:window.chatMarkupRan=true) ',
    '![a picture](<x" onerror="window.chatMarkupRan=true>)\n\n',
    '<a href="https://docs.telescope.example/" onclick="window.chatMarkupRan = true">raw</a>',
  ],
};

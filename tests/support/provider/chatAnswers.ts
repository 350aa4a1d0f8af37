/** A search of the index that the assistant shows before it answers. */
export interface ChatSearch {
  query: string;
  hits: {title: string; url: string}[];
}

/** What the assistant does with a question. */
export type ChatAnswer =
  | {
      kind: 'text';
      /** Markdown; each chunk is sent on its own. */
      chunks: string[];
      /** Pause before each chunk and each step of a search, in milliseconds. */
      delayMs?: number;
      searches?: ChatSearch[];
      /** Thoughts sent before the text; none when left out. */
      reasoning?: string[];
    }
  /** Refused before the stream. The client shows the body as it came, read as Markdown. */
  | {kind: 'fail-before'; status: number; body: string | object}
  /** Chunks, then an error that the stream reports, or a lost connection when there is none. */
  | {kind: 'fail-midway'; chunks: string[]; delayMs?: number; error?: string}
  /** Chunks, then silence until the client leaves; without chunks not even the headers come. */
  | {kind: 'hang'; chunks?: string[]; delayMs?: number};

/** A whole answer: a search, Markdown in several chunks, links that become related sources. */
export const answerWithSources: ChatAnswer = {
  kind: 'text',
  delayMs: 20,
  searches: [
    {
      query: 'kanban',
      hits: [{title: 'Kanban view', url: 'https://docs.telescope.example/kanban/'}],
    },
  ],
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

/**
 * The conversation is as long as it may be. The client turns it into a banner,
 * once there is an earlier answer, and closes the input.
 *
 * @see https://docsearch.algolia.com/docs/v4/askai-errors#ai-217
 */
export const threadDepthExceeded: ChatAnswer = {
  kind: 'fail-before',
  status: 400,
  body: {code: 'AI-217', message: 'This conversation is as long as it may be.'},
};
